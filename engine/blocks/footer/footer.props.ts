import { z } from "zod";
import { factText, headingText, labelText, link } from "../fields.ts";

export const footerProps = z.strictObject({
  /** `columns`: groups side by side. `colophon`: one quiet column, centred. `signature`: the name across the whole width. */
  variant: z.enum(["columns", "colophon", "signature"]),
  brand: factText(60),
  closing: headingText(300).optional(),
  groups: z.array(z.strictObject({ title: labelText(40), links: z.array(link).min(1).max(8) })).max(4),
  /** Address, hours or the like, a line each. */
  lines: z.array(z.union([z.literal("{hours:lines}"), factText(120)])).max(8),
  legal: factText(240),
});

export type FooterProps = z.infer<typeof footerProps>;
