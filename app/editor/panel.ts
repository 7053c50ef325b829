import type { Part } from "./parts/part.ts";

/** What stands beside the page, and what of the site it is about. */
export type Panel =
  | { kind: "sections" | "pages" | "look" | "checks" | "find" | "history" | "comments" }
  | { kind: "adding"; below: string | undefined }
  | { kind: "parts"; part: Part }
  | { kind: "table"; collection: string };

/** Those that the bar and its commands open; what is added is chosen from the sections, and a table from its records. */
export type PanelKind = Exclude<Panel["kind"], "adding" | "table">;
