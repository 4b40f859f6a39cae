#!/usr/bin/env python3
"""Makes sabiprep-math.woff2 from Noto Sans Math. Run by hand when the list of signs grows; see README.md beside this file.

Usage: make-font.py NotoSansMath.woff2 NotoSans-Regular.ttf ../src/font-signs.ts sabiprep-math.woff2
"""
import json
import re
import sys

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables

FAMILY = "SabiPrep Math"
# A browser keeps room for the widest size of a stretching sign, whichever it draws: the tall ones are drawn as narrow as these.
WIDEST = {0x221A: 740, 0x28: 400, 0x29: 400}


def main(math_file: str, text_file: str, signs_file: str, out: str) -> None:
    font = TTFont(math_file)
    signs = signs_of(open(signs_file, encoding="utf8").read())
    take_from_text_font(font, TTFont(text_file), signs)
    stretch_arrows(font)
    narrow_tall_signs(font)
    options = Options(layout_features=[], hinting=False, name_IDs=[], notdef_outline=True, flavor="woff2")
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=sorted(signs))
    subsetter.subset(font)
    rename(font)
    font.flavor = "woff2"
    font.save(out)
    missing = signs - set(font.getBestCmap())
    if missing:
        sys.exit("Not in the font: " + " ".join(f"U+{sign:04X}" for sign in sorted(missing)))


def signs_of(source: str) -> set[int]:
    """The strings of the list in font-signs.ts, and all a keyboard writes."""
    quoted = re.findall(r'^  "(.*)",$', source, re.MULTILINE)
    listed = "".join(json.loads(f'"{line}"') for line in quoted)
    return {ord(sign) for sign in listed} | set(range(0x21, 0x7F))


def take_from_text_font(font: TTFont, text: TTFont, signs: set[int]) -> None:
    """A few accents stand only in the text font of the same family."""
    cmap, drawn = font.getBestCmap(), text.getGlyphSet()
    for sign in sorted(signs - set(cmap)):
        name = text.getBestCmap().get(sign)
        if not name:
            continue
        added = f"text.{name}"
        font["glyf"][added] = outline(drawn, name, 1)
        font["hmtx"][added] = text["hmtx"][name]
        for table in font["cmap"].tables:
            if table.isUnicode() and (sign <= 0xFFFF or table.format == 12):
                table.cmap[sign] = added
    font.setGlyphOrder(font["glyf"].glyphOrder)


def construction(font: TTFont, sign: int, way: str):
    variants = font["MATH"].table.MathVariants
    glyphs = getattr(variants, f"{way}GlyphCoverage").glyphs
    name = font.getBestCmap()[sign]
    return getattr(variants, f"{way}GlyphConstruction")[glyphs.index(name)] if name in glyphs else None


def stretch_arrows(font: TTFont) -> None:
    """The shaft of the long arrow has no room to overlap, so browsers do not lengthen it; and the double arrow has no parts."""
    right, left = construction(font, 0x2192, "Horiz"), construction(font, 0x2190, "Horiz")
    for parts in (right.GlyphAssembly.PartRecords, left.GlyphAssembly.PartRecords):
        for part in parts:
            if part.PartFlags:
                part.StartConnectorLength = part.EndConnectorLength = part.FullAdvance
            else:
                part.StartConnectorLength = min(part.StartConnectorLength, 500)
                part.EndConnectorLength = min(part.EndConnectorLength, 500)
    both = otTables.MathGlyphConstruction()
    both.MathGlyphVariantRecord, both.VariantCount = [], 0
    both.GlyphAssembly = otTables.GlyphAssembly()
    both.GlyphAssembly.ItalicsCorrection = right.GlyphAssembly.ItalicsCorrection
    both.GlyphAssembly.PartRecords = left.GlyphAssembly.PartRecords + right.GlyphAssembly.PartRecords[-1:]
    variants = font["MATH"].table.MathVariants
    pairs = dict(zip(variants.HorizGlyphCoverage.glyphs, variants.HorizGlyphConstruction))
    pairs[font.getBestCmap()[0x2194]] = both
    order = sorted(pairs, key=font.getGlyphID)
    variants.HorizGlyphCoverage.glyphs = order
    variants.HorizGlyphConstruction = [pairs[name] for name in order]


def narrow_tall_signs(font: TTFont) -> None:
    for sign, widest in WIDEST.items():
        made = construction(font, sign, "Vert")
        names = {record.VariantGlyph for record in made.MathGlyphVariantRecord}
        names |= {part.glyph for part in made.GlyphAssembly.PartRecords}
        for name in names:
            width, _ = font["hmtx"][name]
            if width > widest:
                squeeze(font, name, widest / width)


def outline(drawn, name: str, scale: float):
    lines, pen = DecomposingRecordingPen(drawn), TTGlyphPen(None)
    drawn[name].draw(lines)
    lines.replay(TransformPen(pen, (scale, 0, 0, 1, 0, 0)))
    return pen.glyph()


def squeeze(font: TTFont, name: str, scale: float) -> None:
    width, _ = font["hmtx"][name]
    glyph = outline(font.getGlyphSet(), name, scale)
    glyph.recalcBounds(font["glyf"])
    font["glyf"][name] = glyph
    font["hmtx"][name] = (round(width * scale), getattr(glyph, "xMin", 0))


def rename(font: TTFont) -> None:
    names = font["name"]
    names.names = []
    licence = "This Font Software is licensed under the SIL Open Font License, Version 1.1."
    for number, text in {
        0: "Copyright 2022 The Noto Project Authors (https://github.com/notofonts/math). Changed: a subset, renamed.",
        1: FAMILY,
        2: "Regular",
        4: FAMILY,
        6: FAMILY.replace(" ", ""),
        13: licence,
        14: "https://openfontlicense.org",
    }.items():
        names.setName(text, number, 3, 1, 0x409)


if __name__ == "__main__":
    main(*sys.argv[1:])
