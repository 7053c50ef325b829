import type { CoreBlock } from "./core-blocks.ts";
import type { Role } from "./role.ts";

/** A core block in one of its variants, for each of them. */
type Choice<Any extends CoreBlock = CoreBlock> = Any extends { type: infer Type; props: infer Props }
  ? Props extends { variant: infer Variant }
    ? { type: Type; variant: Variant }
    : never
  : never;

/**
 * What holds the records of each role that a design's own blocks have no place for: a core block that takes any number of
 * them, with a title alone or with all that a record may say, and wears every theme.
 */
export const overflowBlocks = {
  offers: { type: "card-grid", variant: "even" },
  reasons: { type: "values", variant: "grid" },
  figures: { type: "stats", variant: "ledger" },
  steps: { type: "process-steps", variant: "path" },
  dates: { type: "timeline", variant: "ledger" },
  people: { type: "team", variant: "cards" },
  stories: { type: "feature-rows", variant: "alternating" },
  quotes: { type: "testimonials", variant: "columns" },
  questions: { type: "faq", variant: "list" },
  pictures: { type: "gallery", variant: "masonry" },
} as const satisfies Record<Role, Choice>;
