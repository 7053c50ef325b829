import { z } from "zod";
import { line } from "../../../../engine/blocks/fields.ts";

const week = z.int().min(1).max(12);

export const weeksProps = z.strictObject({
  depth: line,
  title: line,
  weekLabel: line,
  phases: z
    .array(z.strictObject({ from: week, to: week, name: line, note: line }))
    .min(1)
    .max(8),
});

export type WeeksProps = z.infer<typeof weeksProps>;
