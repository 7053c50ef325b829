import { z } from "zod";
import { heading, line, link } from "../../../../engine/blocks/fields.ts";

export const correctionsProps = z.strictObject({
  heading,
  corrections: z
    .array(z.strictObject({ wrong: line, right: line, of: link }))
    .min(3)
    .max(8),
});

export type CorrectionsProps = z.infer<typeof correctionsProps>;
