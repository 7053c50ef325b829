import { z } from "zod";
import { heading, line } from "../../../../engine/blocks/fields.ts";

export const loadProps = z.strictObject({
  heading,
  /** How many requests stream behind the figures. */
  requests: z.int().positive().max(400),
  caption: line,
  metrics: z.array(z.strictObject({ value: line, label: line, note: line })).length(4),
});

export type LoadProps = z.infer<typeof loadProps>;
