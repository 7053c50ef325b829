// The measures of a font, and a stand-in of the same measures made of what every computer has.
import { convert } from "fontverter";
import { Blob, Buffer, Face, Font, shape, Variation } from "harfbuzzjs";

/** English as sites are written in; small letters alone, because of those the stand-ins' widths are known below. */
const sample = `
  every table is laid by hand and the kitchen closes when the last guest has eaten what they came for come early
  bring somebody you like and stay until the candles are down we make few things from good cloth and we make them
  again until they are right nothing leaves the workshop before it has been worn for a week by one of us opening
  hours vary with the season so please ask for a quiet place by the window if you would enjoy the view of the river`
  .trim()
  .replace(/\s+/g, " ");

const alphabet = "abcdefghijklmnopqrstuvwxyz ";
/** The fonts that stand in for a category; advance widths in thousandths of an em, in the order of the alphabet. */
const standIns = {
  serif: {
    local: ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"],
    widths: [
      444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278, 500,
      500, 722, 500, 500, 444, 250,
    ],
  },
  sans: {
    local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
    widths: [
      556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556,
      500, 722, 500, 500, 500, 278,
    ],
  },
  mono: { local: ["Courier New", "Liberation Mono", "Cousine"], widths: Array(27).fill(600) },
};

/**
 * Ascent, descent, line gap and the width of an average letter, in em, of a font file at one place of its axes, for
 * example `{ wght: 400 }`. The letter is that of English text, with its kerning.
 */
export async function fontMetrics(file, axes = {}) {
  const face = new Face(new Blob(await convert(file, "sfnt")));
  const font = new Font(face);
  font.setVariations(Object.entries(axes).map(([axis, value]) => new Variation(axis, value)));
  const text = new Buffer();
  text.addText(sample);
  text.guessSegmentProperties();
  shape(font, text);
  const advance = text.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const { ascender, descender, lineGap } = font.hExtents();
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
    width: advance / face.upem / sample.length,
  };
}

/** The descriptors of an @font-face rule, in per cent, by which a local font takes the room of the one measured. */
export function standInFor(metrics, category) {
  const { local, widths } = standIns[category];
  const advance = Array.from(sample).reduce((sum, letter) => sum + widths[alphabet.indexOf(letter)], 0);
  const sizeAdjust = metrics.width / (advance / 1000 / sample.length);
  const percent = (value) => Math.round(value * 10_000) / 100;
  return {
    local,
    sizeAdjust: percent(sizeAdjust),
    ascent: percent(metrics.ascent / sizeAdjust),
    descent: percent(metrics.descent / sizeAdjust),
    lineGap: percent(metrics.lineGap / sizeAdjust),
  };
}

/** How high the small letters and the capitals of a font file are at one place of its axes, in em. */
export async function letterHeights(file, axes = {}) {
  const face = new Face(new Blob(await convert(file, "sfnt")));
  const font = new Font(face);
  font.setVariations(Object.entries(axes).map(([axis, value]) => new Variation(axis, value)));
  const heightOf = (letter) => {
    const text = new Buffer();
    text.addText(letter);
    text.guessSegmentProperties();
    shape(font, text);
    const [glyph] = text.getGlyphInfos();
    return Math.round((font.glyphExtents(glyph.codepoint).yBearing / face.upem) * 1000) / 1000;
  };
  return { small: heightOf("x"), capital: heightOf("H") };
}

/** The code points of all characters that a font file can draw. */
export async function drawnCharacters(file) {
  return new Set(new Face(new Blob(await convert(file, "sfnt"))).collectUnicodes());
}

/** Those characters of `text` that a font file cannot draw. */
export async function missingCharacters(file, text) {
  const drawn = await drawnCharacters(file);
  return Array.from(text)
    .filter((character) => !drawn.has(character.codePointAt(0)))
    .join("");
}
