import { z } from "zod";
import { line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const noonProps = z.strictObject({
  hour: line,
  title: z.string().min(1).max(14),
  /** The first is the one that is huge. */
  facts: z
    .array(z.strictObject({ figure: line, unit: line.optional(), title: line, text: paragraph }))
    .length(3),
  picture,
});

export type NoonProps = z.infer<typeof noonProps>;
