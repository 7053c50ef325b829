import { z } from "zod";
import { line, paragraph } from "../../../../engine/blocks/fields.ts";

export const specimenProps = z.strictObject({
  eyebrow: line,
  title: line,
  serial: line,
  points: z.array(paragraph).min(1).max(8),
  advice: paragraph,
  signature: line,
});

export type SpecimenProps = z.infer<typeof specimenProps>;
