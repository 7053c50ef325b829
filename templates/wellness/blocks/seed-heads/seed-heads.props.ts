import { z } from "zod";
import { heading, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const seedHeadsProps = z.strictObject({
  heading,
  programs: records(
    "offers",
    z.strictObject({
      name: part("title", 30),
      /** As many seeds are drawn; a month of them is as wide as a phone. */
      days: z.int().min(1).max(31).optional(),
      duration: part("unit", 20).optional(),
      price: part("price", 16).optional(),
      level: part("badge", 24).optional(),
      participants: part("note", 60).optional(),
      description: part("text", 240).optional(),
      action: link.optional(),
    }),
    { max: 8 },
  ),
});

export type SeedHeadsProps = z.infer<typeof seedHeadsProps>;
