import { z } from "zod";
import { line, link, paragraph } from "../fields.ts";

export const footerProps = z.strictObject({
  /** `columns`: groups side by side. `colophon`: one quiet column, centred. `signature`: the name across the whole width. */
  variant: z.enum(["columns", "colophon", "signature"]),
  brand: line,
  closing: paragraph.optional(),
  groups: z.array(z.strictObject({ title: line, links: z.array(link).min(1).max(8) })).max(4),
  /** Address, hours or the like, a line each. */
  lines: z.array(line).max(8),
  legal: line,
});

export type FooterProps = z.infer<typeof footerProps>;
