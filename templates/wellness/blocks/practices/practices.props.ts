import { z } from "zod";
import { bespoke, heading, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const practicesProps = z.strictObject({
  heading: heading.optional(),
  /** Behind the minutes, which are not shown without it. */
  unit: bespoke(8).optional(),
  practices: records(
    "offers",
    z.strictObject({
      name: part("title", 60),
      /** The area of its circle; without them the circles are of several sizes. */
      minutes: z.int().min(1).max(120).optional(),
      level: part("badge", 40).optional(),
      participants: part("note", 80).optional(),
      description: part("text", 300).optional(),
      by: part("by", 40).optional(),
      when: part("when", 40).optional(),
      price: part("price", 24).optional(),
      cost: part("unit", 24).optional(),
    }),
    { max: 12 },
  ),
  actions: z.array(link).max(3).optional(),
});

export type PracticesProps = z.infer<typeof practicesProps>;
