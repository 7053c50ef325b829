import { z } from "zod";
import { heading, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const seedHeadsProps = z.strictObject({
  heading: heading.optional(),
  programs: records(
    "offers",
    z.strictObject({
      name: part("title", 60),
      /** As many seeds are drawn, each with its number; a month of them is as wide as a phone. Without it a few are drawn. */
      days: z.int().min(1).max(31).optional(),
      duration: part("unit", 24).optional(),
      price: part("price", 24).optional(),
      level: part("badge", 40).optional(),
      participants: part("note", 80).optional(),
      description: part("text", 300).optional(),
      by: part("by", 40).optional(),
      when: part("when", 40).optional(),
      points: z.array(part("points", 120)).max(8).optional(),
      action: link.optional(),
    }),
    { max: 12 },
  ),
  actions: z.array(link).max(3).optional(),
});

export type SeedHeadsProps = z.infer<typeof seedHeadsProps>;
