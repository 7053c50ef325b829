import { z } from "zod";
import { line } from "../../../../engine/blocks/fields.ts";

export const rulesProps = z.strictObject({
  title: line,
  rules: z
    .array(z.strictObject({ title: line, text: line }))
    .min(4)
    .max(8),
});

export type RulesProps = z.infer<typeof rulesProps>;
