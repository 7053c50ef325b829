import { z } from "zod";
import { bespoke, heading, headingText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { drawing } from "../../drawing.ts";

export const circuitsProps = z.strictObject({
  heading: heading.extend({ title: headingText(60) }).optional(),
  /** Of the ratings, which are not drawn without. */
  unit: bespoke(3).optional(),
  /** Breakers with a lever each, or numbered drawers. */
  drawing,
  circuits: records(
    "offers",
    z.strictObject({
      /** Printed on the breaker; one without is blank. */
      amperes: z.int().positive().max(999).optional(),
      name: part("title", 40),
      when: part("when", 40).optional(),
      text: part("text", 180).optional(),
      price: part("price", 24).optional(),
      unit: part("unit", 24).optional(),
      note: part("note", 64).optional(),
    }),
    { max: 20 },
  ),
});

export type CircuitsProps = z.infer<typeof circuitsProps>;
