import { z } from "zod";
import { bespoke, heading, link } from "../fields.ts";
import { part, records } from "../role.ts";

const item = z.strictObject({
  name: part("title", 120),
  note: part("note", 160).optional(),
  /** The price is the lowest of several. */
  isFrom: z.boolean().optional(),
  price: part("price", 40).optional(),
  /** What one price buys: "per sq ft". */
  unit: part("unit", 60).optional(),
});

export const priceListProps = z.strictObject({
  /** `rows`: full-width rows in large type. `groups`: ruled lists side by side. `ticket`: one narrow rate card beside the heading. */
  variant: z.enum(["rows", "groups", "ticket"]),
  heading: heading.optional(),
  groups: z
    .array(
      z.strictObject({
        title: bespoke(60).optional(),
        note: bespoke(160).optional(),
        items: records("offers", item, { max: 60 }),
      }),
    )
    .min(1)
    .max(6),
  footnote: bespoke(400).optional(),
  link: link.optional(),
});

export type PriceListProps = z.infer<typeof priceListProps>;
