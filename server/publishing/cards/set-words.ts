import { Buffer, type Font, shape } from "harfbuzzjs";
import { filesOf, type ReadFace, readFace, type Style } from "./read-face.ts";

/** A word as signs of fonts, measured in em from its beginning on the line. Their outlines are asked for by what draws it: they cost most. */
export type SetWord = { width: number; marks: readonly Mark[] };

type Mark = { font: Font; glyph: number; x: number; y: number; scale: number };

/** A style as words are set in it. */
export type Setter = {
  /** Undefined where none of its files has the letters. */
  set: (text: string) => SetWord | undefined;
  space: number;
};

type Run = { face: ReadFace; text: string };

/** What sets words in `style` and in all that lends it letters, `tracking` em apart. Only files that `text` needs are read. */
export async function openStyle(style: Style, tracking: number, text: string): Promise<Setter> {
  const faces: ReadFace[] = [];
  let lacking = codesOf(text);
  for (const { file, scale } of filesOf(style)) {
    if (lacking.length === 0 && faces.length > 0) break;
    const face = await readFace(file, style.weight, scale);
    const found = lacking.filter((code) => face.characters.has(code));
    if (found.length === 0 && faces.length > 0) continue;
    faces.push(face);
    lacking = lacking.filter((code) => !face.characters.has(code));
  }
  const set = (word: string) => {
    const runs = runsOf(word, faces);
    return runs && setRuns(runs, tracking);
  };
  return { set, space: set(" ")?.width ?? 0.25 };
}

function codesOf(text: string): number[] {
  return [...new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0))];
}

/** A word cut where another file has the letters; undefined where one letter is nowhere. */
function runsOf(word: string, faces: readonly ReadFace[]): Run[] | undefined {
  const runs: Run[] = [];
  for (const character of word) {
    const face = faces.find(({ characters }) => characters.has(character.codePointAt(0) ?? 0));
    if (!face) return undefined;
    const last = runs.at(-1);
    if (last?.face === face) last.text += character;
    else runs.push({ face, text: character });
  }
  return runs;
}

/** One for all: what HarfBuzz has of memory is given back late. */
const buffer = new Buffer();

function setRuns(runs: readonly Run[], tracking: number): SetWord {
  const marks: Mark[] = [];
  let x = 0;
  for (const { face, text } of runs) {
    const { font, scale } = face;
    const hasMarks = /\p{M}/u.test(text);
    buffer.reset();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const places = buffer.getGlyphPositions();
    for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[index] ?? {};
      marks.push({ font, glyph: codepoint, x: x + xOffset * scale, y: yOffset * scale, scale });
      // One family calls its middle dot a mark, which would have no width of its own.
      const advance = xAdvance === 0 && !hasMarks ? font.glyphHAdvance(codepoint) : xAdvance;
      x += advance * scale + tracking;
    }
  }
  return { width: x, marks };
}
