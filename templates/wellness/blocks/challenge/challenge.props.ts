import { z } from "zod";
import { bespoke, headingText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const challengeProps = z.strictObject({
  eyebrow: headingText(40).optional(),
  title: headingText(60),
  text: headingText(240).optional(),
  days: z.int().min(2).max(60),
  daysUnit: bespoke(16),
  /** Length of the first day and of the last. */
  least: z.int().min(1),
  most: z.int().min(1),
  unit: bespoke(30),
  weeks: records("steps", z.strictObject({ title: part("title", 44), text: part("text", 160).optional() }), {
    max: 6,
  }),
  action: link.optional(),
  note: bespoke(110).optional(),
});

export type ChallengeProps = z.infer<typeof challengeProps>;
