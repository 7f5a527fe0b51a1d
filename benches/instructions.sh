#!/usr/bin/env bash
# Prints how many instructions each operation of a board takes, as a table in Markdown: on generated boards of both
# layouts and on the generic board, for 3×3, 5×5, 8×8 and 15×15 with five in a row.
#
#   benches/instructions.sh [OPERATION]
#
# Callgrind counts the instructions, so other load on the machine does not matter. The table shows the difference between
# 40 and 20 rounds over the sample positions of mb-cli/engine/src/samples.rs, divided by the positions of 20 rounds, so that
# the start of the program does not count. Needs valgrind and takes some minutes.
set -euo pipefail
cd "$(dirname "$0")/.."

cargo build --quiet --release --package mb-benches --example instructions
program=${CARGO_TARGET_DIR:-target}/release/examples/instructions
positions=$("$program" | sed -n 's/ positions a round$//p')

# Prints the instructions of a run with these arguments.
count() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$@" 2>&1 | sed -n 's/.*Collected : //p'
}

echo "| operation | board | bitboard | twobit | generic |"
echo "|---|---|---|---|---|"
"$program" | grep -v ' positions a round$' | cut -d ' ' -f 1,2 | uniq | while read -r operation shape; do
    [ "${1:-$operation}" = "$operation" ] || continue
    row="| $operation | $shape |"
    for kind in bitboard twobit generic; do
        few=$(count "$operation" "$shape" "$kind" 20)
        many=$(count "$operation" "$shape" "$kind" 40)
        row="$row $(((many - few + 10 * positions) / (20 * positions))) |"
    done
    echo "$row"
done
