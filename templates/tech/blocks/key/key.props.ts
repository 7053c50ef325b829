import { z } from "zod";
import { line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const keyProps = z.strictObject({
  title: line,
  text: paragraph,
  picture,
  /** What happens after the key was pressed, and when. */
  steps: z
    .array(z.strictObject({ at: line, text: paragraph }))
    .min(2)
    .max(6),
});

export type KeyProps = z.infer<typeof keyProps>;
