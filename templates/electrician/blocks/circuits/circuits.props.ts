import { z } from "zod";
import { bespoke, heading, headingText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const circuitsProps = z.strictObject({
  heading: heading.extend({ title: headingText(60) }),
  /** Of the ratings. */
  unit: bespoke(3),
  circuits: records(
    "offers",
    z.strictObject({
      /** Printed on the breaker; one without is blank. */
      amperes: z.int().positive().max(999).optional(),
      name: part("title", 28),
      text: part("text", 150).optional(),
      price: part("price", 24).optional(),
    }),
    { max: 12 },
  ),
});

export type CircuitsProps = z.infer<typeof circuitsProps>;
