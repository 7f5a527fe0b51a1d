#!/usr/bin/env bash
# What a generated board costs to compile: seconds over an empty crate, and lines of expanded code.
#
#   benches/compile_time.sh [REPETITIONS]
#
# For each case it builds a crate that depends on mb-runtime, in debug and in release, with everything but the
# crate itself built before, REPETITIONS times (3 by default), and reports the least time of each. The crate without
# the attribute is built in the same way, and its time subtracted. Expanded lines are counted as rustc prints them
# (its pretty-printer is unstable, which is why RUSTC_BOOTSTRAP is set for that one command).
#
# Run it on a machine that does nothing else; everything is written to a temporary folder, which is removed.
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

# The least of some builds of the crate alone, in milliseconds.
build() {
    local best=999999999 start elapsed
    for _ in $(seq "$repetitions"); do
        touch "$folder/src/lib.rs"
        start=$(date +%s%N)
        cargo build --quiet --offline --manifest-path "$folder/Cargo.toml" "$@"
        elapsed=$((($(date +%s%N) - start) / 1000000))
        if ((elapsed < best)); then best=$elapsed; fi
    done
    echo "$best"
}

# Lines of expanded code. In a target folder of its own: build scripts of the dependencies look at RUSTC_BOOTSTRAP, and
# cargo would build everything anew whenever it changes.
lines() {
    touch "$folder/src/lib.rs"
    RUSTC_BOOTSTRAP=1 cargo rustc --quiet --offline --manifest-path "$folder/Cargo.toml" \
        --target-dir "$folder/expanded" --lib -- -Zunpretty=expanded | wc -l
}

seconds() {
    awk -v milliseconds="$1" 'BEGIN { printf "%.2f", milliseconds / 1000 }'
}

# Prints one row: the case, the lines, and the seconds over the empty crate.
report() {
    local debug release
    debug=$(build)
    release=$(build --release)
    printf '| %s | %s | %s | %s |\n' "$1" "$(lines)" "$(seconds $((debug - empty_debug)))" \
        "$(seconds $((release - empty_release)))"
}

echo '//! Nothing.' > "$folder/src/lib.rs"
cargo build --quiet --manifest-path "$folder/Cargo.toml"
cargo build --quiet --manifest-path "$folder/Cargo.toml" --release
empty_debug=$(build)
empty_release=$(build --release)

echo "An empty crate takes $(seconds "$empty_debug") s in debug and $(seconds "$empty_release") s in release; over that:"
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
