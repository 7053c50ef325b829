import type { Part } from "./parts/part.ts";

/** What stands beside the page, and what of the site it is about. */
export type Panel =
  | { kind: "sections" | "pages" | "look" | "checks" | "find" | "history" | "comments" }
  | { kind: "adding"; at: AddPlace }
  | { kind: "parts"; part: Part }
  | { kind: "table"; collection: string };

/** Where a section is added: below another one, above all, or else at the end. */
export type AddPlace = { below: string } | "first" | "last";

/** Those that the bar and its commands open; what is added is chosen from the sections, and a table from its records. */
export type PanelKind = Exclude<Panel["kind"], "adding" | "table">;
