import { z } from "zod";
import { bespoke, heading, link } from "../../../../engine/blocks/fields.ts";

/** Words of the trade and what is true instead: they only mean something here. */
export const correctionsProps = z.strictObject({
  heading,
  corrections: z
    .array(z.strictObject({ wrong: bespoke(32), right: bespoke(40), of: link.optional() }))
    .min(1)
    .max(8),
});

export type CorrectionsProps = z.infer<typeof correctionsProps>;
