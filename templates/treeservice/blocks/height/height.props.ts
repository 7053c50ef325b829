import { z } from "zod";
import { bespoke, heading } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const heightProps = z.strictObject({
  heading,
  /** `{}` stands for a height. */
  feet: bespoke(12),
  /** From the top of the tree to its foot, evenly spread. */
  services: records(
    "offers",
    z.strictObject({
      name: part("title", 36),
      feet: z.int().min(-20).max(400).optional(),
      text: part("text", 180).optional(),
      price: part("price", 28).optional(),
    }),
    { max: 10 },
  ),
});

export type HeightProps = z.infer<typeof heightProps>;
