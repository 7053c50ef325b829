import { z } from "zod";
import { heading, line, link, paragraph } from "../fields.ts";

const item = z.strictObject({
  name: line,
  note: line.optional(),
  /** The price is the lowest of several. */
  isFrom: z.boolean().optional(),
  price: line,
  /** What one price buys: "per sq ft". */
  unit: line.optional(),
});

export const priceListProps = z.strictObject({
  /** `rows`: full-width rows in large type. `groups`: ruled lists side by side. `ticket`: one narrow rate card beside the heading. */
  variant: z.enum(["rows", "groups", "ticket"]),
  heading: heading.optional(),
  groups: z
    .array(
      z.strictObject({ title: line.optional(), note: line.optional(), items: z.array(item).min(1).max(16) }),
    )
    .min(1)
    .max(6),
  footnote: paragraph.optional(),
  link: link.optional(),
});

export type PriceListProps = z.infer<typeof priceListProps>;
