#!/usr/bin/env bash
# Prints what a generated board costs to compile: seconds more than an empty crate, and lines of expanded code.
#
#   benches/compile_time.sh [REPETITIONS]
#
# For each case it builds a crate that depends on mb-runtime, in debug and in release, REPETITIONS times (3 by default).
# Only the crate itself is built each time. It reports the least time by the clock, and the least sum of all processors,
# which depends less on other load. The time of the same crate without the attribute is subtracted. Expanded lines are
# counted as rustc prints them (its pretty-printer is unstable, so RUSTC_BOOTSTRAP is set for that one command).
#
# Run it on a machine without other load. It writes to a temporary folder, which it removes.
set -euo pipefail

repetitions=${1:-3}
workspace=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CARGO_TARGET_DIR="$folder/target"

mkdir "$folder/src"
cat > "$folder/Cargo.toml" <<MANIFEST
[package]
name = "compile-time"
version = "0.0.0"
edition = "2024"

[lib]
path = "src/lib.rs"

[dependencies]
mb-runtime = { path = "$workspace/mb-runtime" }

[profile.dev.build-override]
opt-level = 3

[workspace]
MANIFEST
cp "$workspace/Cargo.lock" "$folder/Cargo.lock"

# A board with the given arguments of the attribute, public and so compiled as a whole.
board() {
    printf '/// A board.\n#[mb_runtime::derive_board(%s)]\npub struct %s;\n' "$1" "$2"
}

# The least of some builds of the crate alone: milliseconds by the clock, and of all processors together.
build() {
    local clock=999999999 processors=999999999 elapsed user system
    local TIMEFORMAT='%3R %3U %3S'
    for _ in $(seq "$repetitions"); do
        # Removes what an earlier build left, so that it cannot help this one.
        rm -rf "$CARGO_TARGET_DIR"/*/incremental
        touch "$folder/src/lib.rs"
        read -r elapsed user system < <(
            { time cargo build --quiet --offline --manifest-path "$folder/Cargo.toml" "$@" 2> "$folder/messages"; } 2>&1
        )
        # Without the point, and without leading zeros, which would make the numbers octal.
        elapsed=$((10#${elapsed/./})) user=$((10#${user/./})) system=$((10#${system/./}))
        if ((elapsed < clock)); then clock=$elapsed; fi
        if ((user + system < processors)); then processors=$((user + system)); fi
    done
    echo "$clock $processors"
}

# Counts lines of expanded code. Uses a target folder of its own, because build scripts of the dependencies read
# RUSTC_BOOTSTRAP, and cargo would rebuild everything whenever it changes.
lines() {
    touch "$folder/src/lib.rs"
    RUSTC_BOOTSTRAP=1 cargo rustc --quiet --offline --manifest-path "$folder/Cargo.toml" \
        --target-dir "$folder/expanded" --lib -- -Zunpretty=expanded | wc -l
}

seconds() {
    awk -v milliseconds="$1" 'BEGIN { printf "%.2f", milliseconds / 1000 }'
}

# Prints one row: the case, the lines, and the seconds over the empty crate, in debug and in release.
report() {
    local debug release
    debug=$(over "$empty_debug" "$(build)")
    release=$(over "$empty_release" "$(build --release)")
    printf '| %s | %s | %s | %s |\n' "$1" "$(lines)" "$debug" "$release"
}

# By how much the second pair of times is longer than the first.
over() {
    local empty_clock empty_processors clock processors
    read -r empty_clock empty_processors <<< "$1"
    read -r clock processors <<< "$2"
    echo "$(seconds $((clock - empty_clock))) ($(seconds $((processors - empty_processors))))"
}

echo '//! Nothing.' > "$folder/src/lib.rs"
cargo build --quiet --manifest-path "$folder/Cargo.toml"
cargo build --quiet --manifest-path "$folder/Cargo.toml" --release
empty_debug=$(build)
empty_release=$(build --release)

echo "Seconds by the clock, and in brackets of all processors together, over an empty crate,"
echo "which takes $(over '0 0' "$empty_debug") in debug and $(over '0 0' "$empty_release") in release:"
echo
echo '| board | lines of expansion | debug, s | release, s |'
echo '|---|---|---|---|'
for arguments in 'size = 3' 'size = 5' 'size = 8' 'size = 15, win = 5' 'size = 20'; do
    for layout in bitboard twobit; do
        board "$arguments, layout = \"$layout\"" Board > "$folder/src/lib.rs"
        report "$arguments, $layout"
    done
done

: > "$folder/src/lib.rs"
number=0
for arguments in 'size = 3' 'size = 4' 'size = 5' 'size = 6' 'size = 8'; do
    for layout in bitboard twobit; do
        number=$((number + 1))
        board "$arguments, layout = \"$layout\"" "Board$number" >> "$folder/src/lib.rs"
    done
done
report 'ten boards: sizes 3, 4, 5, 6, 8 in both layouts'
