#!/bin/sh
# Run one part of `make test` beside the others: `part.sh NAME COMMAND…`. Its output lies in build/parts/NAME.log.
# `part.sh --failed` shows the output of the parts that failed, last of all, where it is seen.
set -u

if [ "$1" = --failed ]; then
    for log in build/parts/*.failed; do
        [ -e "$log" ] || continue # then something could not be set up, and make has said what
        printf '\n──── %s ────\n' "$(basename "$log" .failed)"
        cat "$log"
    done
    exit
fi

name=$1
shift
log=build/parts/$name.log
mkdir -p build/parts
begun=$(date +%s)
if "$@" >"$log" 2>&1; then
    printf '%-14s passed in %3d s\n' "$name" "$(($(date +%s) - begun))"
else
    mv "$log" "build/parts/$name.failed"
    printf '%-14s FAILED in %3d s\n' "$name" "$(($(date +%s) - begun))"
    exit 1
fi
