import { z } from "zod";
import { bespoke, heading } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

/** Up to six games as a comb around the purse, as many as have room around one cell; the one that is picked is told of beside it. */
export const selectProps = z.strictObject({
  heading,
  legend: bespoke(40),
  /** In the middle of the comb. */
  purse: bespoke(10).optional(),
  purseLabel: bespoke(20).optional(),
  /** Before the figure of a prize. */
  currency: bespoke(4),
  /** What one lit cell of a prize is worth. */
  cellWorth: z.int().positive(),
  labels: z.strictObject({ sides: bespoke(16), players: bespoke(16), prize: bespoke(16) }),
  games: records(
    "offers",
    z.strictObject({
      name: part("title", 30),
      emblem: z.enum(["fall", "cone", "blades", "road", "card", "blocks"]).optional(),
      category: part("badge", 40).optional(),
      /** Who stands against whom. */
      sides: bespoke(16).optional(),
      /** Who is ranked this season. */
      players: bespoke(12).optional(),
      /** In the currency above. */
      prize: z.int().positive().optional(),
      /** Of what has no prize. */
      price: part("price", 20).optional(),
      text: part("text", 240).optional(),
    }),
    { max: 6 },
  ),
});

export type SelectProps = z.infer<typeof selectProps>;
