import type { ReactNode } from "react";
import type { SiteRecord, Source } from "../../../engine/render/resolve.ts";
import type { Frame } from "../canvas/told-sections.ts";
import type { FormSchema } from "../form/form-schema.ts";
import { drawApart } from "./draw-apart.ts";
import { mapSection, type Origin } from "./map-section.ts";
import { markTexts } from "./mark-texts.ts";

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
  const { element, props, schema, draw } = section;
  const own = markTexts(props, schema, 0);
  const places: TextPlace[] = own.places.map((at) => ({ at }));
  const source = markRecords(section, places);
  const drawn = drawApart(draw(own.value, source));
  return { origins: drawn ? mapSection(element, drawn) : new Map(), places };
}

/** The source with marks in the records that the section shows; adds their places to `places`. */
function markRecords({ source, props, record, records }: ShownSection, places: TextPlace[]): Source {
  const text = JSON.stringify(props);
  const collections: Record<string, readonly SiteRecord[]> = { ...source.collections };
  for (const [name, schema] of Object.entries(records)) {
    const isShown = text.includes(`{collection:${name}}`) || (record === name && text.includes("{record"));
    const list = collections[name];
    if (!isShown || !list) continue;
    const marked = markTexts(list, { type: "array", items: schema }, places.length);
    // The end of a record's address is no text of the page, and links are made of it.
    collections[name] = marked.value.map((record, index) => ({ ...record, id: list[index]?.id ?? "" }));
    places.push(...marked.places.map((at) => ({ collection: name, at })));
  }
  return { ...source, collections, record: record === undefined ? source.record : collections[record]?.[0] };
}
