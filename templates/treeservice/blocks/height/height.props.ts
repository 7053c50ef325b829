import { z } from "zod";
import { bespoke, heading } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const heightProps = z.strictObject({
  heading,
  /** What stands beside the scale: a pine, or a peak, which is anybody's. */
  drawing: z.enum(["pine", "peak"]).optional(),
  /** `{}` stands for a height. */
  feet: bespoke(12).optional(),
  /** From the top of the tree to its foot, evenly spread. */
  services: records(
    "offers",
    z.strictObject({
      name: part("title", 60),
      feet: z.int().min(-20).max(400).optional(),
      text: part("text", 240).optional(),
      price: part("price", 28).optional(),
      unit: part("unit", 24).optional(),
      note: part("note", 80).optional(),
    }),
    { max: 10 },
  ),
});

export type HeightProps = z.infer<typeof heightProps>;
