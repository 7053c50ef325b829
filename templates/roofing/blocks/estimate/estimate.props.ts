import { z } from "zod";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const estimateProps = z.strictObject({
  title: line,
  text: paragraph,
  steps: z.array(line).min(2).max(4),
  call: link.optional(),
  /** The same, of the emergency. */
  phone: link.optional(),
  email: link.optional(),
  picture,
  emergency: z.strictObject({ title: line, text: paragraph, picture }),
});

export type EstimateProps = z.infer<typeof estimateProps>;
