import { z } from "zod";
import { bespoke, heading, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

/** What is true, and what is struck out before it: words of the trade, which only mean something here. */
export const correctionsProps = z.strictObject({
  heading: heading.optional(),
  corrections: records(
    "reasons",
    z.strictObject({
      wrong: bespoke(32).optional(),
      right: part("title", 80),
      text: part("text", 240).optional(),
      of: link.optional(),
    }),
    { max: 12 },
  ).optional(),
  actions: z.array(link).max(3).optional(),
});

export type CorrectionsProps = z.infer<typeof correctionsProps>;
