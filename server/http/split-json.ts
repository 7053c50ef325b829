import { BodyError } from "./body-error.ts";

/** What makes a JSON text slow to read. */
export type Weight = {
  keys: number;
  /** Keys and texts. */
  strings: number;
  /** Objects and lists. */
  brackets: number;
  /** Whatever else is told apart by commas. */
  commas: number;
};

/** Part of a JSON text, from `start` to before `end`: `items` items of a list, or all of what is no list. */
export type Piece = Weight & { start: number; end: number; items: number };

export type SplitJson = { isList: boolean; pieces: Piece[] };

/**
 * What is read at once: some 8 ms of work. A key that was not seen before costs 2.4 µs, since an object changes its shape
 * for it, a text 1.2, an object or a list 0.2, anything else 0.05 (on two busy cores, where the 130,000 keys that fit
 * into one object of 1 MB took 290 ms).
 */
const readAtOnce: Weight = { keys: 1_500, strings: 3_000, brackets: 8_000, commas: 8_000 };

/** What one item may hold, which cannot be cut further: 15 ms. */
const largestItem: Weight = { keys: 2_000, strings: 4_000, brackets: 40_000, commas: 50_000 };

/** How deep one thing may lie in another: whoever looks through all of it goes as deep. */
const deepest = 500;

/** What a whole text may hold, however many pieces it is read in. */
const largestText: Weight = { keys: 100_000, strings: 200_000, brackets: 50_000, commas: 100_000 };

/**
 * Cuts a JSON text into pieces that are each quick to read, in one pass over its characters that makes nothing of them.
 * Throws `BodyError`: 413 when the text, or one item of its list (`most`), holds more values than it may, 400 when it is nested too deep or a list
 * without an end. Whether it is JSON otherwise is for whoever reads the pieces: each must hold as many items as it says.
 */
export function splitJson(text: string, most: Weight = largestItem): SplitJson {
  const opensAt = text.search(/\S/);
  const isList = text[opensAt] === "[";
  const whole: Weight = { keys: 0, strings: 0, brackets: 0, commas: 0 };
  const pieces: Piece[] = [];
  let item = emptyPiece(isList ? opensAt + 1 : 0);
  let depth = 0;

  function endItem(end: number): void {
    if (exceeds(item, nothing, most) || exceeds(item, whole, largestText)) throw tooMuch();
    add(whole, item);
    const last = pieces.at(-1);
    if (last && !exceeds(item, last, readAtOnce)) {
      add(last, item);
      last.end = end;
      last.items += 1;
    } else pieces.push({ ...item, end, items: 1 });
    item = emptyPiece(end + 1);
  }

  for (let at = item.start; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case 0x22: // "
        item.strings += 1;
        at = endOfString(text, at);
        break;
      case 0x3a: // :
        item.keys += 1;
        break;
      case 0x7b: // {
      case 0x5b: // [
        item.brackets += 1;
        depth += 1;
        if (depth > deepest) throw new BodyError(400, "The body is nested deeper than anything here.");
        break;
      case 0x7d: // }
      case 0x5d: // ]
        depth -= 1;
        if (depth >= 0 || !isList) break;
        if (text[at] !== "]" || text.slice(at + 1).trim() !== "") throw notJson();
        if (pieces.length > 0 || text.slice(item.start, at).trim() !== "") endItem(at);
        return { isList, pieces };
      case 0x2c: // ,
        item.commas += 1;
        if (depth === 0 && isList) endItem(at);
    }
  }
  if (exceeds(item, nothing, most)) throw tooMuch();
  if (isList) throw notJson();
  endItem(text.length);
  return { isList, pieces };
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at += 1;
    else if (code === 0x22) return at;
  }
  return text.length;
}

const nothing: Weight = { keys: 0, strings: 0, brackets: 0, commas: 0 };

function emptyPiece(start: number): Piece {
  return { start, end: start, items: 0, ...nothing };
}

function add(sum: Weight, more: Weight): void {
  sum.keys += more.keys;
  sum.strings += more.strings;
  sum.brackets += more.brackets;
  sum.commas += more.commas;
}

/** Whether two weights together are more than `limit`. */
function exceeds(one: Weight, other: Weight, limit: Weight): boolean {
  return (
    one.keys + other.keys > limit.keys ||
    one.strings + other.strings > limit.strings ||
    one.brackets + other.brackets > limit.brackets ||
    one.commas + other.commas > limit.commas
  );
}

function tooMuch(): BodyError {
  return new BodyError(413, "The body holds too many values.");
}

function notJson(): BodyError {
  return new BodyError(400, "The body is not valid JSON.");
}
