"""Subsets the two font families to the common letters and the weights in use.

The files are small enough to load before the first paint, so that text does not move. A page with other
characters also loads the full files of the font packages (rare-letters.css).

    pip install fonttools brotli && python3 components/shell/fonts/make-fonts.py

Sources: @fontsource-variable/figtree and newsreader (SIL Open Font License 1.1, in LICENSE.txt).
"""
import pathlib
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = pathlib.Path(__file__).parent
PACKAGES = HERE.parents[2] / "node_modules" / "@fontsource-variable"
RELATIVE = "../../../node_modules/@fontsource-variable"

# Code points of Basic Latin, then: nbsp, pound, squared, middle dot, half, e acute, times, dashes, quotes, bullet, ellipsis, euro.
COMMON = [*range(0x20, 0x7F), 0xA0, 0xA3, 0xB2, 0xB7, 0xBD, 0xE9, 0xD7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x20AC]
# Name, package, weight axis of the subset (a range or one weight), and the weights that the CSS states.
FAMILIES = [("Figtree", "figtree", (400, 700), "300 900"), ("Newsreader", "newsreader", 500, "200 800")]


def unicode_ranges(code_points):
    """Formats code points as a CSS unicode-range: 'U+41-5A, U+A3'."""
    ranges = []
    for code_point in sorted(code_points):
        if ranges and code_point == ranges[-1][1] + 1:
            ranges[-1][1] = code_point
        else:
            ranges.append([code_point, code_point])
    return ", ".join(f"U+{start:X}" if start == end else f"U+{start:X}-{end:X}" for start, end in ranges)


css = "/* Made by make-fonts.py; do not edit. Characters that the common subsets leave out. */\n"
for name, package, weight, weights in FAMILIES:
    files = PACKAGES / package / "files"
    font = instancer.instantiateVariableFont(TTFont(files / f"{package}-latin-wght-normal.woff2"), {"wght": weight})
    options = subset.Options()
    options.layout_features = ["kern", "liga", "tnum", "mark", "ccmp", "locl"]
    options.hinting = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=COMMON)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(HERE / f"{package}-common.woff2")
    for part in ("latin", "latin-ext"):
        path = f"{package}-{part}-wght-normal.woff2"
        rare = set(TTFont(files / path).getBestCmap()) - set(COMMON)
        css += f"@font-face {{ font-family: '{name} rare'; font-style: normal; font-weight: {weights}; font-display: swap; src: url({RELATIVE}/{package}/files/{path}) format('woff2'); unicode-range: {unicode_ranges(rare)}; }}\n"
(HERE / "rare-letters.css").write_text(css)
