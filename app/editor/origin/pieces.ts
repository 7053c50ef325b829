import { marksIn, splitAtMarks } from "./marks.ts";
import { maskOf, masksIn } from "./masks.ts";

/** So many letters of what an element reads, and the number of the text that they are, if they are one whole. */
export type Piece = { length: number; text?: number };

/** What an element reads, piece by piece. */
export type Aligned = {
  pieces: readonly Piece[];
  /** Whether a part of a text stands there whose rest is elsewhere. */
  isOpen: boolean;
};

/** How the texts of a section that was drawn once more are read. */
export type Reading = {
  numbersIn: (text: string) => number[];
  /**
   * The pieces of `shown`, which reads `drawn` where its texts are signed; undefined where the two are not the same but for that.
   */
  align: (shown: string, drawn: string) => Aligned | undefined;
};

type Span = { text: number; from: number; to: number; inner: Span[] };

/** Reads texts between marks; `kept` are the texts by their numbers, as the document has them. */
export function readMarked(kept: readonly string[]): Reading {
  return {
    numbersIn: marksIn,
    align(shown, drawn) {
      const open: Span[] = [];
      const spans: Span[] = [];
      let read = "";
      for (const part of splitAtMarks(drawn)) {
        const span = open.at(-1);
        if (typeof part === "string") read += part;
        else if (span?.text === part) {
          span.to = read.length;
          open.pop();
          (open.at(-1)?.inner ?? spans).push(span);
        } else open.push({ text: part, from: read.length, to: read.length, inner: [] });
      }
      // A count at the head of a text is a capital, and not where a mark stands before it.
      if (read !== shown && read.toLowerCase() !== shown.toLowerCase()) return undefined;
      const isWhole = ({ text, from, to }: Span) => isText(kept[text], shown.slice(from, to));
      return { pieces: between(spans.flatMap(innermost), shown.length, isWhole), isOpen: open.length > 0 };
    },
  };
}

/** Reads masked texts; `kept` are the texts by their numbers, as the document has them. */
export function readMasked(kept: readonly string[]): Reading {
  return {
    numbersIn: masksIn,
    align(shown, drawn) {
      if (shown.length !== drawn.length) return undefined;
      const spans: Span[] = [];
      for (let at = 0; at < drawn.length; at += 1) {
        const letter = drawn[at] ?? "";
        const text = maskOf(letter);
        const last = spans.at(-1);
        if (text === undefined) {
          if (letter !== shown[at]) return undefined;
        } else if (last?.text === text && drawn.slice(last.to, at).trim() === "") last.to = at + 1;
        else spans.push({ text, from: at, to: at + 1, inner: [] });
      }
      const isWhole = ({ text, from, to }: Span) => kept[text] === shown.slice(from, to);
      return { pieces: between(spans, shown.length, isWhole), isOpen: !spans.every(isWhole) };
    },
  };
}

/**
 * Whether what is shown is the text that the document keeps, so that what is typed there can be kept. What it refers to reads otherwise;
 * what its view fills in itself (`{=piece}`, `{}`) nobody else could keep.
 */
function isText(kept: string | undefined, shown: string): boolean {
  if (kept === undefined || /\{[=}]/.test(kept)) return false;
  return kept.includes("{") || kept === shown;
}

/** Where a text shows another one and nothing else, it is the other that is read there. */
function innermost(span: Span): Span[] {
  const within = span.inner.reduce((sum, { from, to }) => sum + to - from, 0);
  return span.inner.length > 0 && within === span.to - span.from ? span.inner.flatMap(innermost) : [span];
}

function between(spans: readonly Span[], length: number, isWhole: (span: Span) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const span of spans) {
    if (span.from > at) pieces.push({ length: span.from - at });
    const own = isWhole(span) ? { text: span.text } : {};
    pieces.push({ length: span.to - span.from, ...own });
    at = span.to;
  }
  if (length > at) pieces.push({ length: length - at });
  return pieces;
}
