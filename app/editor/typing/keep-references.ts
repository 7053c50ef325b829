import { referencesIn } from "../../../engine/facts/references.ts";

/** A piece of a text as the document has it, and as it is read: the same, but where it tells a fact. */
export type Piece = { kept: string; read: string };

/**
 * What a document keeps when somebody has changed `read`, which is how the text `kept` reads, into `next`: facts that were not
 * touched are told on, and what was typed into one is words of its own. `tell` says how a reference (with its braces) reads.
 * `asTyped` says what is kept of what was typed.
 * Undefined where `kept` does not read piece by piece as `read`: a sentence may have gone with a fact that nobody has said.
 */
export function keepReferences(
  kept: string,
  read: string,
  next: string,
  tell: (reference: string) => string,
  asTyped: (text: string) => string = withoutBraces,
): string | undefined {
  const pieces = piecesOf(kept, tell);
  if (pieces.map((piece) => piece.read).join("") !== read) return undefined;
  const from = commonStart(read, next);
  const to = read.length - commonEnd(read.slice(from), next.slice(from));
  const typed = asTyped(next.slice(from, next.length - (read.length - to)));
  const texts: string[] = [];
  let place: number | undefined;
  let start = 0;
  for (const piece of pieces) {
    const end = start + piece.read.length;
    if (end <= from) texts.push(piece.kept);
    else if (start >= to) {
      place ??= texts.length;
      texts.push(piece.kept);
    } else {
      texts.push(piece.read.slice(0, Math.max(0, from - start)));
      place ??= texts.length;
      texts.push(piece.read.slice(to - start));
    }
    start = end;
  }
  return texts.toSpliced(place ?? texts.length, 0, typed).join("");
}

/** In documents braces hold references: typed ones are read as the other kind. */
export function withoutBraces(text: string): string {
  return text.replaceAll("{", "(").replaceAll("}", ")");
}

/** The pieces of the text `kept`, of which `tell` says how a reference (with its braces) reads. */
export function piecesOf(kept: string, tell: (reference: string) => string): Piece[] {
  const pieces: Piece[] = [];
  let rest = kept;
  for (const name of referencesIn(kept)) {
    const reference = `{${name}}`;
    const at = rest.indexOf(reference);
    if (at > 0) pieces.push({ kept: rest.slice(0, at), read: rest.slice(0, at) });
    pieces.push({ kept: reference, read: tell(reference) });
    rest = rest.slice(at + reference.length);
  }
  if (rest) pieces.push({ kept: rest, read: rest });
  return pieces;
}

function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

function commonEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}
