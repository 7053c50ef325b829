import { z } from "zod";
import { bespoke, headingText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const challengeProps = z.strictObject({
  eyebrow: headingText(80).optional(),
  title: headingText(80).optional(),
  text: headingText(400).optional(),
  days: z.int().min(2).max(60),
  /** Behind the days, which are only drawn without it. */
  daysUnit: bespoke(16).optional(),
  /** Length of the first day and of the last. */
  least: z.int().min(1),
  most: z.int().min(1),
  unit: bespoke(30).optional(),
  weeks: records(
    "steps",
    z.strictObject({
      title: part("title", 80),
      when: part("when", 40).optional(),
      text: part("text", 240).optional(),
    }),
    { max: 12 },
  ).optional(),
  dates: records(
    "dates",
    z.strictObject({
      when: part("when", 40),
      title: part("title", 80).optional(),
      note: part("note", 80).optional(),
      by: part("by", 60).optional(),
      text: part("text", 240).optional(),
    }),
    { max: 12 },
  ).optional(),
  action: link.optional(),
  note: bespoke(110).optional(),
});

export type ChallengeProps = z.infer<typeof challengeProps>;
