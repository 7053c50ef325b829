import { z } from "zod";
import { bespoke, headingText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const tidesProps = z.strictObject({
  title: headingText(64),
  lead: headingText(260).optional(),
  /** How many lights drift over the water. */
  lights: z.int().positive().max(100),
  labels: z.strictObject({ low: bespoke(24), high: bespoke(24) }).optional(),
  days: records(
    "dates",
    z.strictObject({
      date: part("when", 40),
      low: bespoke(12).optional(),
      high: bespoke(12).optional(),
      /** High water in feet: the height of its wave. */
      feet: z.number().min(5).max(14).optional(),
      place: part("title", 52).optional(),
      text: part("text", 160).optional(),
    }),
    { max: 12 },
  ),
  note: bespoke(120).optional(),
});

export type TidesProps = z.infer<typeof tidesProps>;
