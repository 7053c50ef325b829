import { z } from "zod";
import { heading, line, link, paragraph } from "../../../../engine/blocks/fields.ts";

export const callOutProps = z.strictObject({
  heading,
  phone: link.optional(),
  /** What is written on the round button. */
  button: line,
  hours: line.optional(),
  /** What to do before, or instead of, calling. */
  steps: z
    .array(z.strictObject({ title: line, text: line }))
    .min(1)
    .max(4),
  estimate: z.strictObject({ title: line, text: paragraph, phone: link.optional(), mail: link.optional() }),
});

export type CallOutProps = z.infer<typeof callOutProps>;
