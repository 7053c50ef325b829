import { z } from "zod";
import { bespoke, heading, labelText, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

/**
 * Games as a comb around the purse, as many as have room around one cell and are called so shortly that a cell holds their
 * names; more of them, or longer ones, stand in a list. The one that is picked is told of beside it.
 */
export const selectProps = z.strictObject({
  heading: heading.optional(),
  /** What is picked here, for those who do not see it. */
  legend: labelText(40).optional(),
  /** In the middle of the comb. */
  purse: bespoke(10).optional(),
  purseLabel: bespoke(20).optional(),
  /** Before the figure of a prize. */
  currency: bespoke(4).optional(),
  /** What one lit cell of a prize is worth. */
  cellWorth: z.int().positive(),
  /** What the figures of a game are; without these they are not shown. */
  labels: z.strictObject({ sides: bespoke(16), players: bespoke(16), prize: bespoke(16) }).optional(),
  games: records(
    "offers",
    z.strictObject({
      name: part("title", 60),
      /** What stands for it; without one, its place in the comb does. */
      emblem: z.enum(["fall", "cone", "blades", "road", "card", "blocks"]).optional(),
      picture: picture.optional(),
      category: part("badge", 40).optional(),
      by: part("by", 40).optional(),
      when: part("when", 40).optional(),
      note: part("note", 80).optional(),
      /** Who stands against whom. */
      sides: bespoke(16).optional(),
      /** Who is ranked this season. */
      players: bespoke(12).optional(),
      /** In the currency above. */
      prize: z.int().positive().optional(),
      /** Of what has no prize. */
      price: part("price", 24).optional(),
      unit: part("unit", 24).optional(),
      text: part("text", 300).optional(),
      points: z.array(part("points", 120)).max(8).optional(),
      link: link.optional(),
    }),
    { max: 12 },
  ),
  actions: z.array(link).max(3).optional(),
});

export type SelectProps = z.infer<typeof selectProps>;

export type Game = SelectProps["games"][number];
