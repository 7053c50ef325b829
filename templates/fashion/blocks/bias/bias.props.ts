import { z } from "zod";
import { bespoke, headingText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const biasProps = z.strictObject({
  title: headingText(80).optional(),
  lead: headingText(320).optional(),
  /** What lies under the protractor: a piece of cloth unless told. */
  drawing: z.enum(["cloth", "plain"]).optional(),
  /** What the drawing shows, in words. */
  alt: bespoke(160).optional(),
  /** What happens to a cloth cut at each angle, from the grain on: as many as the drawing has, in its order. */
  angles: records(
    "figures",
    z.strictObject({
      angle: part("value", 12),
      title: part("title", 60).optional(),
      text: part("text", 240).optional(),
      unit: part("unit", 24).optional(),
      note: part("note", 60).optional(),
    }),
    { max: 8 },
  ),
});

export type BiasProps = z.infer<typeof biasProps>;
