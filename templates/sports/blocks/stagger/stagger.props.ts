import { z } from "zod";
import { heading, line } from "../../../../engine/blocks/fields.ts";

export const staggerProps = z.strictObject({
  heading,
  unit: line,
  /** From the inner lane to the outer; `ahead` is how far it starts before the first, in meters. */
  lanes: z.array(z.strictObject({ ahead: z.number().min(0), value: line, label: line })).length(8),
});

export type StaggerProps = z.infer<typeof staggerProps>;
