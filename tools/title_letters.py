"""Draw the letters that Caprasimo, the font of our headings, lacks: `python -m tools.title_letters`.

It has those of Western Europe: a name like Łukasz, Ayşe or Dvořák was set in two fonts, letter by letter. Each further
letter is put together here from a letter and a mark of the font's own, and marks that it has not are drawn. They are in
a file by themselves, which a page fetches when one of them is to be read. It is written once and for all, with
fonttools and brotli, which nothing else here needs.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias
from unicodedata import normalize

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

CLIENT: Final = Path(__file__).parent.parent / "client"
FONT: Final = "node_modules/@fontsource/caprasimo/files/caprasimo-{}-400-normal.woff2"
FILE: Final = CLIENT / "src" / "look" / "title-letters.woff2"
NAME: Final = "Gander Title Letters"

MARKED: Final = (
    "ĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚț"
)
"""A letter and a mark each, as Unicode takes them apart."""
BARRED: Final = {"Đ": "D", "đ": "d", "Ħ": "H", "ħ": "h", "Ł": "L", "ł": "l"}
COMMA_BELOW: Final = "ĢĶķĻļŅņŖŗ"
"""Unicode says cedilla, and Latvian has a comma."""
BESIDE: Final = {"ď": (1235, 220), "ť": (800, 220), "ľ": (640, 220), "Ľ": (800, 0)}
"""A caron that is written as an apostrophe: where, and how much wider the letter becomes."""

MIDDLES: Final = {
    **dict(zip("aeghijlnosuy", (584, 544, 590, 400, 378, 395, 385, 688, 618, 487, 691, 635), strict=True)),
    **dict(zip("AEILNOSUY", (851, 716, 429, 450, 850, 803, 663, 845, 804), strict=True)),
}
"""Where the font itself puts its marks over a letter; over the others they are in its middle."""
FEET: Final = {"a": 1000, "e": 640, "i": 470, "u": 1130, "A": 1370, "E": 1080, "I": 560, "U": 850}
"""Where an ogonek is joined to its letter."""
TALL: Final = "hl"
TALLER: Final = 120
"""Than large letters."""
TOP_OF_SMALL: Final = 1060
THICK: Final = 175
"""So is a bar."""

Point: TypeAlias = tuple[float, float]
Shape: TypeAlias = list[tuple[str, tuple[Any, ...]]]
"""Strokes of a pen, by name and points."""
Moved: TypeAlias = tuple[float, float, float, float, float, float]


class Mark(NamedTuple):
    """A mark of the font or of ours, where its middle is, and how far it is raised."""

    name: str
    middle: float
    raised: float


OVER_SMALL: Final = {
    "\u0301": Mark("acutecomb", 301, 66),
    "\u0302": Mark("circumflexcomb", 429, 66),
    "\u0303": Mark("tildecomb", 415, 66),
    "\u0304": Mark("macron", 512, 10),
    "\u0306": Mark("breve", 0, 0),
    "\u0307": Mark("dot", 265, 0),
    "\u030a": Mark("ringcomb", 337, 66),
    "\u030b": Mark("hungarumlaut", 512, 20),
    "\u030c": Mark("caron", 512, 0),
}
OVER_LARGE: Final = {
    "\u0301": Mark("acute.cap", 307, 426),
    "\u0302": Mark("circumflex.cap", 429, 360),
    "\u0303": Mark("tilde.cap", 415, 426),
    "\u0304": Mark("macron", 512, 370),
    "\u0306": Mark("breve", 0, 360),
    "\u0307": Mark("dot", 265, 370),
    "\u0308": Mark("dieresis.cap", 529, 426),
    "\u030a": Mark("ring.cap", 327, 426),
    "\u030b": Mark("hungarumlaut", 512, 390),
    "\u030c": Mark("caron.cap", 429, 360),
}
COMMA, CEDILLA, OGONEK = "\u0326", "\u0327", "\u0328"


def curve(*points: Point) -> Shape:
    """A closed shape through points that lie on it and, in between, off it."""
    arcs = zip(points[1::2], (*points[2::2], points[0]), strict=True)
    return [("moveTo", (points[0],)), *(("qCurveTo", arc) for arc in arcs), ("closePath", ())]


def bar(left: Point, right: Point) -> Shape:
    half = THICK / 2
    (x, y), (to_x, to_y) = left, right
    corners = ((x, y - half), (x, y + half), (to_x, to_y + half), (to_x, to_y - half))
    return [("moveTo", (corners[0],)), *(("lineTo", (corner,)) for corner in corners[1:]), ("closePath", ())]


BREVE: Final = curve(
    *((-300, 1440), (-390, 1440), (-390, 1370), (-370, 1070), (0, 1070), (370, 1070), (390, 1370), (390, 1440)),
    *((300, 1440), (235, 1440), (205, 1370), (150, 1260), (0, 1260), (-150, 1260), (-205, 1370), (-235, 1440)),
)
HOOK: Final = curve(
    *((-60, 40), (-230, -60), (-230, -220), (-230, -400), (0, -400), (130, -400), (215, -330), (260, -290)),
    *((230, -240), (200, -200), (150, -215), (110, -235), (75, -235), (20, -235)),
    *((20, -170), (20, -80), (130, 40), (40, 60)),
)
BARS: Final = {
    "Đ": bar((-40, 600), (700, 600)),
    "đ": bar((560, 1150), (1330, 1150)),
    "Ħ": bar((10, 905), (1632, 905)),
    "ħ": bar((-50, 1150), (790, 1150)),
    "Ł": bar((-30, 470), (930, 850)),
    "ł": bar((-60, 520), (820, 900)),
}


def at(x: float, y: float = 0, scale: float = 1) -> Moved:
    return (scale, 0, 0, scale, x, y)


HERE: Final = at(0)


class Letters:
    """The font, to which letters are added."""

    def __init__(self) -> None:
        self.font = TTFont(CLIENT / FONT.format("latin"), recalcTimestamp=False)
        self.glyphs = self.font.getGlyphSet()
        self.further = TTFont(CLIENT / FONT.format("latin-ext")).getGlyphSet()
        self.named = self.font.getBestCmap()
        self.added: dict[int, str] = {}
        for table in ("GPOS", "gasp", "prep"):  # no pairs and no hints: the letters beside them are in the other file
            del self.font[table]

    def shape(self, name: str) -> Shape:
        """What the font draws by this name."""
        glyphs = self.glyphs if name in self.glyphs else self.further
        pen = DecomposingRecordingPen(glyphs)
        glyphs[name].draw(pen)
        return list(pen.value)

    def contour(self, name: str, number: int) -> Shape:
        whole = self.shape(name)
        starts = [place for place, (stroke, _) in enumerate(whole) if stroke == "moveTo"]
        return whole[starts[number] : [*starts, len(whole)][number + 1]]

    def plain(self, letter: str) -> Shape:
        return self.shape(self.named[ord(letter)])

    def bare(self, letter: str) -> Shape:
        """A letter without what stands where its mark is to be: a dot, or the ear of g."""
        if letter == "g":
            return without_ear(self.plain(letter))
        return (
            self.shape("idotless") if letter == "i" else self.contour("j", 1) if letter == "j" else self.plain(letter)
        )

    def mark(self, name: str) -> Shape:
        if name == "breve":
            return BREVE
        return self.contour("dieresis", 0) if name == "dot" else self.shape(name)

    def middle(self, letter: str) -> float:
        bounds = BoundsPen(self.glyphs)
        self.glyphs[self.named[ord(letter)]].draw(bounds)
        return float(MIDDLES.get(letter, (bounds.bounds[0] + bounds.bounds[2]) / 2))

    def add(self, letter: str, base: str, *parts: tuple[Shape, Moved], wider: int = 0) -> None:
        """A letter that is as wide as another, or wider."""
        pen = TTGlyphPen(None)
        for shape, moved in parts:
            to = TransformPen(pen, moved)
            for stroke, points in shape:
                getattr(to, stroke)(*points)
        glyph, name = pen.glyph(), f"uni{ord(letter):04X}"
        glyph.recalcBounds(None)
        self.font["glyf"][name] = glyph
        self.font["hmtx"][name] = (self.font["hmtx"][self.named[ord(base)]][0] + wider, glyph.xMin)
        self.added[ord(letter)] = name


def without_ear(g: Shape) -> Shape:
    kept: Shape = []
    behind = None
    for stroke, points in g:
        if any(y > TOP_OF_SMALL for _, y in points):
            behind = points[-1]
            continue
        kept += [("lineTo", (behind,))] if behind else []
        kept.append((stroke, points))
        behind = None
    return kept


def add_marked(letters: Letters, letter: str) -> None:
    apart = normalize("NFD", letter)
    base, mark = apart[0], COMMA if letter in COMMA_BELOW else apart[1]
    if letter in BESIDE:
        x, wider = BESIDE[letter]
        caron = (letters.shape("quoteright"), at(x, 480, 0.68))
        letters.add(letter, base, (letters.plain(base), HERE), caron, wider=wider)
    elif letter == "ģ":  # what hangs below leaves a comma no room
        turned = (letters.shape("quoteleft"), at(letters.middle(base) - 0.6 * 290, 660, 0.6))
        letters.add(letter, base, (letters.bare(base), HERE), turned)
    elif mark in (COMMA, CEDILLA, OGONEK):
        letters.add(letter, base, (letters.plain(base), HERE), below(letters, base, mark))
    else:
        letters.add(letter, base, (letters.bare(base), HERE), above(letters, base, mark))


def above(letters: Letters, base: str, mark: str) -> tuple[Shape, Moved]:
    name, middle, raised = (OVER_LARGE if base.isupper() or base in TALL else OVER_SMALL)[mark]
    return letters.mark(name), at(letters.middle(base) - middle, raised + (TALLER if base in TALL else 0))


def below(letters: Letters, base: str, mark: str) -> tuple[Shape, Moved]:
    if mark == OGONEK:
        return HOOK, at(FEET[base])
    if mark == CEDILLA:
        return letters.shape("cedillacomb"), at(letters.middle(base) - 334)
    return letters.shape("comma"), at(letters.middle(base) - 0.6 * 307, -370, 0.6)


def main() -> None:
    letters = Letters()
    for letter in MARKED:
        add_marked(letters, letter)
    for letter, base in BARRED.items():
        letters.add(letter, base, (letters.plain(base), HERE), (BARS[letter], HERE))
    for table in letters.font["cmap"].tables:
        table.cmap = dict(letters.added)
    for entry in letters.font["name"].names:
        if entry.nameID in (1, 3, 4, 6):
            entry.string = NAME.replace(" ", "") if entry.nameID == 6 else NAME
    options = Options()
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters.added)
    subsetter.subset(letters.font)
    letters.font.flavor = "woff2"
    letters.font.save(FILE)
    print(f"{FILE.name}: {len(letters.added)} letters, {FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
