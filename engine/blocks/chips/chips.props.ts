import { z } from "zod";
import { href, line } from "../fields.ts";

export const chipsProps = z.strictObject({
  /** `row`: wraps onto more lines. `tabs`: one line with a rule below, moved sideways where it does not fit. */
  variant: z.enum(["row", "tabs"]),
  /** What is chosen here: "Category". */
  label: line,
  chips: z
    .array(z.strictObject({ label: line, href: href.optional(), isCurrent: z.boolean().optional() }))
    .min(2)
    .max(16),
});

export type ChipsProps = z.infer<typeof chipsProps>;
