import type { Words } from "../../engine/language/words.ts";
import type { SiteRecord } from "../../engine/render/resolve.ts";
import type { Place } from "../../engine/render/site-frame.tsx";

/** What a page says to its islands, as the text of one script element. */
export type IslandData = {
  place: Place;
  /** The address that forms post to. */
  receiver?: string | undefined;
  /** The engine's own words, which every view takes beside its props. */
  locale: Words;
  /** Of a page that is drawn once for each record, where it is not among `records`. */
  record?: SiteRecord | undefined;
  /** Where it is among them. */
  recordPlace?: { collection: string; id: string } | undefined;
  /** Where the collections are that props refer to: a file of their own, because all pages of a shop show the same. */
  records?: string | undefined;
  /** The parts of the page that live, with what their views take as the document has it: facts told, references kept. */
  islands: {
    type: string;
    id: string;
    props: object;
    /** As what it draws the title of a page, where another section has the `h1`. */
    rank?: "h1" | "h2";
  }[];
};

/** The attribute of the element that says it. */
export const islandAttribute = "data-islands";
