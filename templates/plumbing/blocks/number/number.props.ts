import { z } from "zod";
import { line, link } from "../../../../engine/blocks/fields.ts";

export const numberProps = z.strictObject({
  title: line,
  /** Its digits hang on the wall. */
  phone: link,
  facts: z
    .array(z.strictObject({ label: line, value: line, note: line }))
    .min(1)
    .max(4),
  estimate: link,
});

export type NumberProps = z.infer<typeof numberProps>;
