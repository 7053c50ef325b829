import { z } from "zod";
import { line, link, paragraph } from "../../../../engine/blocks/fields.ts";

export const challengeProps = z.strictObject({
  eyebrow: line,
  title: line,
  text: paragraph,
  days: z.int().min(2).max(60),
  /** Length of the first day and of the last. */
  least: z.int().min(1),
  most: z.int().min(1),
  unit: line,
  weeks: z
    .array(z.strictObject({ title: line, text: paragraph }))
    .min(1)
    .max(4),
  action: link,
  note: line,
});

export type ChallengeProps = z.infer<typeof challengeProps>;
