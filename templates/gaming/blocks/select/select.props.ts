import { z } from "zod";
import { heading, line, paragraph } from "../../../../engine/blocks/fields.ts";

/** Six games as a comb around the purse; the one that is picked is told of beside it. */
export const selectProps = z.strictObject({
  heading,
  legend: line,
  purse: line,
  purseLabel: line,
  /** What one lit cell of a prize is worth, in dollars. */
  cellWorth: z.int().positive(),
  games: z
    .array(
      z.strictObject({
        name: line,
        emblem: z.enum(["fall", "cone", "blades", "road", "card", "blocks"]),
        category: line,
        /** Who stands against whom. */
        sides: line,
        /** Who is ranked this season. */
        players: line,
        /** In dollars. */
        prize: z.int().positive(),
        text: paragraph,
      }),
    )
    .length(6),
});

export type SelectProps = z.infer<typeof selectProps>;
