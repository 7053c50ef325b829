import { z } from "zod";
import { line, paragraph } from "../../../../engine/blocks/fields.ts";

export const tidesProps = z.strictObject({
  title: line,
  lead: paragraph,
  /** How many lights drift over the water. */
  lights: z.int().positive().max(100),
  days: z
    .array(
      z.strictObject({
        date: line,
        low: line,
        high: line,
        /** High water in feet: the height of its wave. */
        feet: z.number().min(5).max(14),
        place: line,
      }),
    )
    .length(6),
  note: line,
});

export type TidesProps = z.infer<typeof tidesProps>;
