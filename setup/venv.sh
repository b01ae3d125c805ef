#!/bin/sh
# Make the virtual environment .venv with the first Python that is new enough.
# PYTHON=/path/to/python chooses another one.
set -eu

new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

first_new_enough() {
    for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        if new_enough "$candidate"; then
            echo "$candidate"
            return
        fi
    done
    echo "Gander needs Python 3.11 or newer, and found none${PYTHON:+ at $PYTHON}." >&2
    echo "Install one, or name it: make PYTHON=/path/to/python3.11 play" >&2
    exit 1
}

# Debian and Ubuntu ship Python without the part that makes environments.
add_ensurepip() {
    package="python$("$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv"
    if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
        apt-get update -qq && apt-get install -y -qq --no-install-recommends "$package"
    elif command -v apt-get >/dev/null && sudo -n true 2>/dev/null; then
        sudo -n apt-get update -qq && sudo -n apt-get install -y -qq --no-install-recommends "$package"
    else
        echo "This Python cannot make virtual environments. Install the package $package, then try again." >&2
        exit 1
    fi
}

python=$(first_new_enough)
"$python" -c 'import ensurepip, venv' 2>/dev/null || add_ensurepip "$python"
"$python" -m venv .venv
