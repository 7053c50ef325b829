import { z } from "zod";
import { heading, line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const modelProps = z.strictObject({
  heading,
  picture,
  caption: line,
  /** On the dimension line above the picture. */
  measure: line,
  /** The letter of the section's mark. */
  mark: z.string().length(1),
  steps: z
    .array(z.strictObject({ figure: line, title: line, text: paragraph }))
    .min(2)
    .max(4),
});

export type ModelProps = z.infer<typeof modelProps>;
