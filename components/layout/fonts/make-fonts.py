"""Makes fonts.css: the letters that the pages are set in, inside the style sheet itself.

A font that comes after the first paint moves what is already being read, and a fallback of the same
measure needs a font that not every machine has. So the common letters of both families travel with
the style sheet, cut down to the weights in use; rarer ones come as files when a page holds them.

    pip install fonttools brotli && python3 components/layout/fonts/make-fonts.py

Sources: @fontsource-variable/figtree and newsreader (SIL Open Font License 1.1, see their LICENSE).
"""
import base64, io, pathlib
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = pathlib.Path(__file__).parent
PACKAGES = HERE.parents[2] / "node_modules" / "@fontsource-variable"
RELATIVE = "../../../node_modules/@fontsource-variable"

# Faces of one family must agree in weight, or the browser chooses by weight before it looks at letters.
# Basic Latin, then: nbsp £ ² · ½ é × – — ' ' " " • … €
COMMON = [*range(0x20, 0x7F), 0xA0, 0xA3, 0xB2, 0xB7, 0xBD, 0xE9, 0xD7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x20AC]
FAMILIES = [("Figtree", "figtree", (400, 700), "300 900"), ("Newsreader", "newsreader", 500, "200 800")]


def ranges(units):
    runs = []
    for unit in sorted(units):
        if runs and unit == runs[-1][1] + 1:
            runs[-1][1] = unit
        else:
            runs.append([unit, unit])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in runs)


def face(name, weight, source, units):
    return f"@font-face {{ font-family: '{name}'; font-style: normal; font-weight: {weight}; font-display: swap; src: url({source}) format('woff2'); unicode-range: {ranges(units)}; }}\n"


css = "/* Made by make-fonts.py; do not edit. SIL Open Font License 1.1. */\n"
for name, package, weight, weights in FAMILIES:
    files = PACKAGES / package / "files"
    font = instancer.instantiateVariableFont(TTFont(files / f"{package}-latin-wght-normal.woff2"), {"wght": weight})
    options = subset.Options()
    options.layout_features = ["kern", "liga", "tnum", "mark", "ccmp", "locl"]
    options.hinting = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=COMMON)
    cutter.subset(font)
    font.flavor = "woff2"
    body = io.BytesIO()
    font.save(body)
    css += face(name, weights, f"data:font/woff2;base64,{base64.b64encode(body.getvalue()).decode()}", COMMON)
    for part in ("latin", "latin-ext"):
        path = f"{package}-{part}-wght-normal.woff2"
        held = set(TTFont(files / path).getBestCmap()) - set(COMMON)
        css += face(name, weights, f"{RELATIVE}/{package}/files/{path}", held)
    print(name, len(body.getvalue()), "bytes")
(HERE / "fonts.css").write_text(css)
