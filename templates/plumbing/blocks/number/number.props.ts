import { z } from "zod";
import { line, link, picture } from "../../../../engine/blocks/fields.ts";

export const numberProps = z.strictObject({
  title: line,
  /** The number in one line, for screens wider than high, and in three for the others. */
  row: picture,
  stack: picture,
  phone: link,
  facts: z
    .array(z.strictObject({ label: line, value: line, note: line }))
    .min(1)
    .max(4),
  estimate: link,
});

export type NumberProps = z.infer<typeof numberProps>;
