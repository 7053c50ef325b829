import { z } from "zod";
import { bespoke, heading, labelText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const barsProps = z.strictObject({
  /** `stage`: one loaded bar for each price across the whole sheet. `rack`: short bars one above the other, for a list. */
  variant: z.enum(["stage", "rack"]),
  heading,
  offers: records(
    "offers",
    z.strictObject({
      name: part("title", 24),
      /** A whole unit of the currency is a kilogram: what the bar is loaded to. Without one the bar stays empty. */
      price: z.number().min(0).max(9999).optional(),
      per: part("unit", 16).optional(),
      text: part("text", 180).optional(),
      link: link.optional(),
    }),
    { max: 8 },
  ),
  /** Before a price, and what the bar without plates is called. */
  labels: z.strictObject({ currency: labelText(4), alone: bespoke(32) }),
  note: bespoke(120).optional(),
  link: link.optional(),
});

export type BarsProps = z.infer<typeof barsProps>;
