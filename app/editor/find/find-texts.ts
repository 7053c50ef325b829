import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { tellFacts } from "../../../engine/facts/tell-facts.ts";
import { type Piece, piecesOf } from "../typing/keep-references.ts";
import type { SiteText } from "./site-texts.ts";

/** A place in a text as it is read. */
export type Span = { from: number; to: number };

export type Found = {
  text: SiteText;
  /** The text piece by piece, in NFC. */
  pieces: readonly Piece[];
  /** How it reads on the page. */
  read: string;
  /** What of it was looked for, in order. */
  spans: readonly Span[];
};

/**
 * The texts of a site that read as `pattern` wants. What lies within a told fact is not one: it is found where the fact is said.
 */
export function findTexts(site: SiteDocument, texts: readonly SiteText[], pattern: RegExp): readonly Found[] {
  const known = new Map<string, string>();
  return texts.flatMap((text) => {
    const pieces = piecesOf(text.kept.normalize("NFC"), (reference) =>
      // A count is of the section that it stands in.
      reference.startsWith("{count") ? told(site, reference, text.whole) : remembered(site, reference, known),
    );
    const read = pieces.map((piece) => piece.read).join("");
    const spans = [...read.matchAll(pattern)]
      .map(({ index, 0: found }) => ({ from: index, to: index + found.length }))
      .filter((span) => placesOf(pieces).some((place) => !place.isFact && touches(place, span)));
    return spans.length > 0 ? [{ text, pieces, read, spans }] : [];
  });
}

/** Whether all of it is the text's own words, and none is a fact that the text tells. */
export function isOwn(pieces: readonly Piece[], { from, to }: Span): boolean {
  return placesOf(pieces).some((place) => !place.isFact && place.from <= from && to <= place.to);
}

/** Where each piece stands in the text as it is read. */
export function placesOf(pieces: readonly Piece[]): readonly (Span & { isFact: boolean; piece: Piece })[] {
  let from = 0;
  return pieces.map((piece) => {
    const place = { from, to: from + piece.read.length, isFact: /^\{.*\}$/.test(piece.kept), piece };
    from = place.to;
    return place;
  });
}

function touches(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

function told(site: SiteDocument, reference: string, whole: object): string {
  return (tellFacts({ ...whole, title: reference }, site).title ?? "").normalize("NFC");
}

function remembered(site: SiteDocument, reference: string, known: Map<string, string>): string {
  const before = known.get(reference);
  if (before !== undefined) return before;
  const text = told(site, reference, {});
  known.set(reference, text);
  return text;
}
