import { z } from "zod";
import { heading, line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const reasonsProps = z.strictObject({
  heading,
  picture,
  caption: line,
  reasons: z
    .array(z.strictObject({ title: line, text: paragraph }))
    .min(3)
    .max(6),
});

export type ReasonsProps = z.infer<typeof reasonsProps>;
