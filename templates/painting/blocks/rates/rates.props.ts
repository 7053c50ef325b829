import { z } from "zod";
import { bespoke, heading, labelText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const ratesProps = z.strictObject({
  heading: heading.optional(),
  /** Names the panels where no heading does, for those who do not see them. */
  label: labelText(60).optional(),
  cards: records(
    "offers",
    z.strictObject({
      name: part("title", 60),
      /** What stands behind a stroke is small: "$3.50/sq ft". */
      price: part("price", 24).optional(),
      /** Before the price. */
      from: bespoke(10).optional(),
      measure: part("unit", 24).optional(),
      text: part("text", 260).optional(),
      includes: z.array(part("points", 80)).max(8).optional(),
    }),
    { max: 8 },
  ),
});

export type RatesProps = z.infer<typeof ratesProps>;
