import { z } from "zod";
import { bespoke, heading, labelText, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const barsProps = z.strictObject({
  /** `stage`: one loaded bar for each price across the whole sheet. `rack`: short bars one above the other, for a list. */
  variant: z.enum(["stage", "rack"]),
  /** For prices that no bar weighs, or a trade without bars: a strip of tape for each. */
  drawing: z.enum(["bars", "strips"]).optional(),
  heading,
  offers: records(
    "offers",
    z.strictObject({
      name: part("title", 60),
      /** A whole unit of the currency is a kilogram: what the bar is loaded to. Without one the bar stays empty. */
      price: z.number().min(0).max(9999).optional(),
      /** A price in words, which is on no bar. */
      cost: part("price", 28).optional(),
      per: part("unit", 24).optional(),
      text: part("text", 240).optional(),
      note: part("note", 100).optional(),
      picture: picture.optional(),
      link: link.optional(),
    }),
    { max: 12 },
  ),
  /** Before a price, and what the bar without plates is called. */
  labels: z.strictObject({ currency: labelText(4), alone: bespoke(32).optional() }),
  note: bespoke(120).optional(),
  link: link.optional(),
});

export type BarsProps = z.infer<typeof barsProps>;
