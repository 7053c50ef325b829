import { z } from "zod";
import { bespoke, heading, headingText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const roofSectionProps = z.strictObject({
  heading: heading.extend({ title: headingText(80), lead: headingText(200).optional() }),
  /** What stands under the drawing. */
  drawing: bespoke(80).optional(),
  /** The drawing has room for six numbers: ridge, a slipped slate, slating, flashing, boards, gutter. */
  services: records(
    "offers",
    z.strictObject({
      name: part("title", 36),
      text: part("text", 160).optional(),
      price: part("price", 28).optional(),
    }),
    { max: 6 },
  ),
});

export type RoofSectionProps = z.infer<typeof roofSectionProps>;
