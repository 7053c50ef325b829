import { z } from "zod";
import { heading, line, paragraph } from "../../../../engine/blocks/fields.ts";

export const heightProps = z.strictObject({
  heading,
  /** From the top of the tree to its foot, evenly spread. */
  services: z
    .array(z.strictObject({ name: line, feet: z.int().min(-20).max(400), text: paragraph, price: line }))
    .length(6),
});

export type HeightProps = z.infer<typeof heightProps>;
