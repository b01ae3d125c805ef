"""`make screenshots`. Some: `python -m tests.pictures [name ...] [--few] [--size phone] [--theme light] [--need huge]`.

A name is a page of the gallery or a walk; without any all are taken. Pictures go to build/pictures/.
"""

from __future__ import annotations

import argparse
import sys

from tests.page.walks import WALKS
from tests.pictures.camera import FEW, PICTURES, SIZES, THEMES, USUAL, chromium
from tests.pictures.drawings import take_drawings
from tests.pictures.film import take_films
from tests.pictures.gallery import NEEDS, PAGES, take_gallery
from tests.pictures.readme import take_readme
from tests.pictures.tour import take_tour

TOURS = list(WALKS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="name", help=f"{', '.join([*TOURS, *PAGES])}")
    parser.add_argument("--size", action="append", choices=SIZES, help=f"{', '.join(USUAL)} by default")
    parser.add_argument("--few", action="store_true", help=f"only {', '.join(FEW)}, in half the time")
    parser.add_argument("--theme", action="append", choices=THEMES, help="both by default")
    parser.add_argument("--need", action="append", choices=NEEDS, help="plain by default; of the gallery only")
    parser.add_argument("--readme", action="store_true", help="only those of README and docs, into docs/pictures/")
    parser.add_argument(
        "--film", action="store_true", help="only strips of the moments of truth and the ends, into docs/film/"
    )
    asked = parser.parse_args()
    names = asked.names or [*TOURS, *PAGES]
    unknown = set(names) - {*TOURS, *PAGES}
    if unknown:
        parser.error(f"no page or walk is called {', '.join(sorted(unknown))}; there are {', '.join([*TOURS, *PAGES])}")
    sizes, themes = tuple(asked.size or (FEW if asked.few else USUAL)), tuple(asked.theme or THEMES)
    PICTURES.mkdir(parents=True, exist_ok=True)
    if asked.film:
        with chromium() as browser:
            take_films(browser)
        return
    if asked.readme:
        with chromium() as browser:
            take_readme(browser)
            take_drawings(browser)
        return
    with chromium() as browser:
        complaints = take_tour(browser, names, sizes, themes)
        pages = [name for name in PAGES if name in names]
        complaints += take_gallery(browser, pages, sizes, themes, asked.need or ["plain"])
    print(f"the pictures are in {PICTURES}")
    if complaints:
        sys.exit("\n".join(["the pages complained:", *complaints]))


if __name__ == "__main__":
    main()
