import { z } from "zod";
import { line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const rulesProps = z.strictObject({
  title: line,
  picture,
  caption: line,
  rules: z
    .array(z.strictObject({ title: line, text: paragraph }))
    .min(3)
    .max(8),
});

export type RulesProps = z.infer<typeof rulesProps>;
