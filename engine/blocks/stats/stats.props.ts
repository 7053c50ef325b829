import { z } from "zod";
import { heading, line } from "../fields.ts";

export const statsProps = z.strictObject({
  /** `row`: one line of figures between rules. `ledger`: a list, figure left, words right. `monument`: one figure fills the width. */
  variant: z.enum(["row", "ledger", "monument"]),
  heading: heading.optional(),
  figures: z
    .array(z.strictObject({ value: line, label: line, note: line.optional() }))
    .min(1)
    .max(8),
});

export type StatsProps = z.infer<typeof statsProps>;
