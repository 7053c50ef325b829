import { z } from "zod";
import { bespoke, headingText } from "../../../../engine/blocks/fields.ts";

export const specimenProps = z.strictObject({
  eyebrow: headingText(40),
  title: headingText(48),
  serial: bespoke(24).optional(),
  points: z.array(bespoke(160)).min(1).max(8),
  advice: bespoke(240).optional(),
  signature: bespoke(32).optional(),
});

export type SpecimenProps = z.infer<typeof specimenProps>;
