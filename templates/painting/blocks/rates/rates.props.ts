import { z } from "zod";
import { bespoke, headingText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const ratesProps = z.strictObject({
  title: headingText(60),
  cards: records(
    "offers",
    z.strictObject({
      name: part("title", 28),
      /** What stands behind a stroke is small: "$3.50/sq ft". */
      price: part("price", 20).optional(),
      /** Before the price. */
      from: bespoke(10).optional(),
      measure: part("unit", 20).optional(),
      includes: z.array(part("points", 80)).max(8).optional(),
    }),
    { max: 4 },
  ),
});

export type RatesProps = z.infer<typeof ratesProps>;
