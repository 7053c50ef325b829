import type { ReactNode } from "react";
import type { SiteRecord, Source } from "../../../engine/render/resolve.ts";
import type { Frame } from "../canvas/told-sections.ts";
import { pathOf, valueAt } from "../fields/schema-at.ts";
import type { FormSchema } from "../form/form-schema.ts";
import { drawApart } from "./draw-apart.ts";
import { type MappedSection, mapSection, type Origin } from "./map-section.ts";
import { markTexts, type Sign } from "./mark-texts.ts";
import { marked } from "./marks.ts";
import { masked } from "./masks.ts";
import { readMarked, readMasked } from "./pieces.ts";

/** A section, or what surrounds every page, as it is on the page. */
export type ShownSection = {
  element: Element;
  /** As the document has them, and what they may be. */
  props: object;
  schema: FormSchema;
  frame: Frame;
  /** Of one record, by the name of its collection. */
  records: Readonly<Record<string, FormSchema>>;
  source: Source;
  /** The collection that its page shows a record of. */
  record?: string | undefined;
  /** What is drawn where its props are these: by the same view, but told and filled anew. */
  draw: (props: object, source: Source) => ReactNode;
};

/** Where a text stands: in the props of its section ("services/0/title"), or in a record of a collection ("0/title"). */
export type TextPlace = { collection?: string; at: string };

/** Which texts of a section stand where on the page. */
export type SectionMap = {
  origins: ReadonlyMap<Element, Origin>;
  /** By the number that origins know a text by. */
  places: readonly TextPlace[];
};

const known = new WeakMap<object, { element: Element; frame: Frame; map: SectionMap }>();

/** Where the texts of a section stand, found by drawing it once more, in a document that nobody sees and that loads nothing. */
export function originsOf(section: ShownSection): SectionMap {
  const { element, props, frame } = section;
  const found = known.get(props);
  if (found?.element === element && found.frame === frame) return found.map;
  const map = mapOf(section);
  known.set(props, { element, frame, map });
  return map;
}

function mapOf(section: ShownSection): SectionMap {
  const { element } = section;
  const places: TextPlace[] = [];
  const kept: string[] = [];
  const drawn = drawSigned(section, marked, places, kept);
  if (!drawn) return { origins: new Map(), places };
  const { origins, unlike } = mapSection(element, drawn, readMarked(kept));
  if (unlike.some(({ textContent }) => textContent !== "")) {
    const again = drawSigned(section, masked, [], []);
    if (again) fillIn(origins, unlike, mapSection(element, again, readMasked(kept)));
  }
  return { origins, places };
}

/** The section drawn once more with its texts signed; adds their places to `places`, and what is kept there to `kept`. */
function drawSigned(
  section: ShownSection,
  sign: Sign,
  places: TextPlace[],
  kept: string[],
): Element | undefined {
  const { props, schema, draw } = section;
  const own = markTexts(props, schema, 0, sign);
  for (const at of own.places) {
    places.push({ at });
    kept.push(String(valueAt(props, pathOf(at))));
  }
  return drawApart(draw(own.value, signRecords(section, sign, places, kept)));
}

/** What longer texts were drawn otherwise with is known from texts of the same length, where these were not. */
function fillIn(origins: Map<Element, Origin>, unlike: readonly Element[], again: MappedSection): void {
  for (const element of unlike) {
    if (again.unlike.some((other) => other.contains(element))) continue;
    for (const inner of [element, ...element.querySelectorAll("*")]) {
      const origin = again.origins.get(inner);
      if (origin) origins.set(inner, origin);
      else origins.delete(inner);
    }
  }
}

/** The source with the texts signed of the records that the section shows. */
function signRecords(section: ShownSection, sign: Sign, places: TextPlace[], kept: string[]): Source {
  const { source, record, records } = section;
  const shown = shownRecords(section);
  const collections: Record<string, readonly SiteRecord[]> = { ...source.collections, ...shown };
  for (const [name, list] of Object.entries(shown)) {
    const schema = records[name] ?? {};
    const signed = markTexts(list, { type: "array", items: schema }, places.length, sign);
    // The end of a record's address is no text of the page, and links are made of it.
    collections[name] = signed.value.map((record, index) => ({ ...record, id: list[index]?.id ?? "" }));
    for (const at of signed.places) {
      places.push({ collection: name, at });
      kept.push(String(valueAt(list, pathOf(at))));
    }
  }
  return { ...source, collections, record: record === undefined ? source.record : collections[record]?.[0] };
}

/** The collections whose records the section shows, or one of them. */
export function shownRecords({
  source: { collections = {} },
  props,
  record,
  records,
}: ShownSection): Readonly<Record<string, readonly SiteRecord[]>> {
  const text = JSON.stringify(props);
  const isShown = (name: string) =>
    text.includes(`{collection:${name}}`) || (record === name && text.includes("{record"));
  return Object.fromEntries(
    Object.entries(collections).filter(([name]) => Object.hasOwn(records, name) && isShown(name)),
  );
}
