import { z } from "zod";
import { line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const reasonsProps = z.strictObject({
  depth: line,
  title: line,
  reasons: z
    .array(z.strictObject({ name: line, note: paragraph }))
    .min(1)
    .max(6),
  picture,
});

export type ReasonsProps = z.infer<typeof reasonsProps>;
