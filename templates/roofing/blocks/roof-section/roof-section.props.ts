import { z } from "zod";
import { heading, line, paragraph } from "../../../../engine/blocks/fields.ts";

export const roofSectionProps = z.strictObject({
  heading,
  /** What stands under the drawing. */
  drawing: line,
  /** Six, because the drawing has as many numbers: ridge, a slipped slate, slating, flashing, boards, gutter. */
  services: z.array(z.strictObject({ name: line, text: paragraph, price: line })).length(6),
});

export type RoofSectionProps = z.infer<typeof roofSectionProps>;
