import { type PicturePlace, placesOfPicture, recordsOfPicture } from "../fields/picture-places.ts";
import {
  originsOf,
  type SectionMap,
  type ShownSection,
  shownRecords,
  type TextPlace,
} from "../origin/find-origin.ts";
import type { Origin } from "../origin/map-section.ts";
import { itemAround } from "./item-around.ts";

/** What a person means who points at something on the page. */
export type Pointed =
  /** A text that is typed over where it stands, in an element that may read more than it. */
  | { kind: "text"; host: HTMLElement; place: TextPlace; isAlone: boolean; cut?: Cut }
  /** What is drawn in a way of its own, to be changed in fields beside. */
  | { kind: "fields"; element: Element; places: readonly TextPlace[] }
  | { kind: "picture"; element: Element; places: readonly PicturePlace[] };

/** What shows the beginning of a text alone, as long as what has all of it is folded; and before which letter of it a press was. */
export type Cut = { element: Element; letters: number };

/** Where between the letters of a page a press was. */
export type Caret = { node: Node; offset: number };

/** A part of what an element reads: the text that stands there, or words that nobody can change in this place. */
export type ReadPiece = { text: string; place?: TextPlace };

/** What of `section` stands where `target` is; undefined where there is nothing to change. */
export function whatIsThere(section: ShownSection, target: Element, caret?: Caret): Pointed | undefined {
  const map = originsOf(section);
  const image = imageAt(target);
  const pictures = image ? picturesOf(section, map, image) : [];
  if (image && pictures.length > 0) return { kind: "picture", element: image, places: pictures };
  for (let at: Element | null = target; at; at = at.parentElement) {
    const origin = map.origins.get(at);
    if (origin) {
      const place = placeIn(at, origin, map, caret);
      if (place !== undefined && takesTyping(at))
        return { kind: "text", host: at, place, isAlone: origin.pieces?.length === 1 };
      const whole = wholeOf(section, at, origin, map);
      if (whole) {
        const letters = caret && at.contains(caret.node) ? lettersBefore(at, caret) : 0;
        return { kind: "text", ...whole, isAlone: true, cut: { element: at, letters } };
      }
      const found = origin.texts.flatMap((number) => map.places[number] ?? []);
      return { kind: "fields", element: at, places: found };
    }
    if (at === section.element) break;
  }
  if (!readsItself(target)) return undefined;
  // A number, or words that the view has of its own.
  return { kind: "fields", element: target, places: itemAround(target, section.element, map) };
}

/** What `host` reads, piece by piece; undefined where that is not known. */
export function piecesIn(section: ShownSection, host: Element): ReadPiece[] | undefined {
  const { origins, places } = originsOf(section);
  const read = host.textContent ?? "";
  let at = 0;
  return origins.get(host)?.pieces?.map(({ length, text }) => {
    const place = text === undefined ? undefined : places[text];
    const piece = { text: read.slice(at, at + length), ...(place && { place }) };
    at += length;
    return piece;
  });
}

/** Where on the page the text of `place` is typed over: in which elements, and which of the pieces that they read it is. */
export function spotsOf(section: ShownSection, place: TextPlace): { host: HTMLElement; piece: number }[] {
  const { origins, places } = originsOf(section);
  const number = places.findIndex(({ at, collection }) => at === place.at && collection === place.collection);
  if (number < 0) return [];
  return Array.from(origins).flatMap(([host, { pieces = [] }]) =>
    pieces.flatMap(({ text }, piece) => (text === number && takesTyping(host) ? [{ host, piece }] : [])),
  );
}

/** Of what stands folded with its beginning alone: where all of that text is. */
function wholeOf(section: ShownSection, element: Element, { texts }: Origin, { places }: SectionMap) {
  const fold = element.closest("summary")?.parentElement;
  if (!fold) return undefined;
  for (const place of texts.flatMap((number) => places[number] ?? [])) {
    const spot = spotsOf(section, place).find(({ host }) => fold.contains(host) && !host.closest("summary"));
    if (spot) return { place, host: spot.host };
  }
  return undefined;
}

/** The element that shows what is meant. */
export function shownBy(pointed: Pointed): Element {
  if (pointed.kind !== "text") return pointed.element;
  return pointed.cut?.element ?? pointed.host;
}

/** The text of an element that the press is on, or beside; the first where it is not known where the press was. */
function placeIn(host: Element, { pieces = [] }: Origin, { places }: SectionMap, caret?: Caret) {
  const pressed = caret && host.contains(caret.node) ? lettersBefore(host, caret) : 0;
  let at = 0;
  let nearest: { text: number; far: number } | undefined;
  for (const { length, text } of pieces) {
    const far = Math.max(at - pressed, pressed - at - length, 0);
    if (text !== undefined && (!nearest || far < nearest.far)) nearest = { text, far };
    at += length;
  }
  return nearest && places[nearest.text];
}

function lettersBefore(host: Element, { node, offset }: Caret): number {
  const range = host.ownerDocument.createRange();
  range.selectNodeContents(host);
  range.setEnd(node, offset);
  return range.toString().length;
}

function picturesOf(section: ShownSection, map: SectionMap, image: Element): readonly PicturePlace[] {
  const own = placesOfPicture(section.props, image, section.element);
  if (own.length > 0) return own.map((path) => ({ path }));
  const found = recordsOfPicture(shownRecords(section), image);
  if (found.length < 2) return found;
  // Two records may have the same picture: it is that of the one whose words stand around it.
  const told = itemAround(image, section.element, map).flatMap(({ collection, at }) =>
    collection ? `${collection} ${at.split("/")[0]}` : [],
  );
  const one = found.find(({ collection, path }) => told.includes(`${collection} ${path[0]}`)) ?? found[0];
  return one ? [one] : [];
}

function imageAt(target: Element): Element | undefined {
  if (target.matches("img, image")) return target;
  return target.matches("picture") ? (target.querySelector("img") ?? undefined) : undefined;
}

/** Whether letters stand in the element, and not only in others within it. */
function readsItself(element: Element): boolean {
  return Array.from(element.childNodes).some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
  );
}

/** Browsers type into no drawing, and a button takes the spaces for presses. */
function takesTyping(element: Element): element is HTMLElement {
  return element instanceof (element.ownerDocument.defaultView as never as typeof globalThis).HTMLElement
    ? !element.closest("button, select, option, input, textarea")
    : false;
}
