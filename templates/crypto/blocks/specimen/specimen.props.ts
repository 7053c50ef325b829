import { z } from "zod";
import { bespoke, headingText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

const clause = {
  title: part("title", 80),
  text: part("text", 240).optional(),
};

export const specimenProps = z.strictObject({
  eyebrow: headingText(60).optional(),
  title: headingText(80),
  lead: headingText(320).optional(),
  serial: bespoke(24).optional(),
  points: z.array(bespoke(160)).min(1).max(8).optional(),
  /** What else may be numbered in the points' place. */
  reasons: records("reasons", z.strictObject({ ...clause, value: part("value", 12).optional() }), {
    max: 12,
  }).optional(),
  steps: records("steps", z.strictObject({ ...clause, when: part("when", 24).optional() }), {
    max: 12,
  }).optional(),
  advice: bespoke(240).optional(),
  signature: bespoke(32).optional(),
  actions: z.array(link).max(3).optional(),
});

export type SpecimenProps = z.infer<typeof specimenProps>;
