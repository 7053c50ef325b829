import { z } from "zod";
import { bespoke, href, labelText } from "../fields.ts";

export const chipsProps = z.strictObject({
  /** `row`: wraps onto more lines. `tabs`: one line with a rule below, moved sideways where it does not fit. */
  variant: z.enum(["row", "tabs"]),
  /** What is chosen here: "Category". */
  label: labelText(60),
  chips: z
    .array(z.strictObject({ label: bespoke(60), href: href.optional(), isCurrent: z.boolean().optional() }))
    .min(1)
    .max(24),
});

export type ChipsProps = z.infer<typeof chipsProps>;
