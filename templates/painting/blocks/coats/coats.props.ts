import { z } from "zod";
import { line } from "../../../../engine/blocks/fields.ts";

export const coatsProps = z.strictObject({
  title: line,
  /** What was on the wall before: large, and less and less of it. */
  ghost: z.string().min(3).max(12),
  /** As found, after one coat, after two. */
  days: z.array(z.strictObject({ day: line, state: line, text: line })).length(3),
});

export type CoatsProps = z.infer<typeof coatsProps>;
