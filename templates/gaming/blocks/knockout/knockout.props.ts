import { z } from "zod";
import { bespoke, heading, picture } from "../../../../engine/blocks/fields.ts";

const team = z.strictObject({
  name: bespoke(18),
  /** Three letters, for where there is room for no more. */
  tag: bespoke(3),
});
const side = team.extend({ score: z.int().min(0).max(99) });
const match = z.strictObject({ left: side, right: side });
const named = { name: bespoke(18), time: bespoke(10) };

/**
 * A knock-out that falls: the first round at the top, each winner on its way down, the final as one word. The wires between
 * the matches are why it has four, two and one of them.
 */
export const knockoutProps = z.strictObject({
  heading,
  rounds: z.tuple([
    z.strictObject({ ...named, matches: z.array(match).length(4) }),
    z.strictObject({ ...named, matches: z.array(match).length(2) }),
  ]),
  final: z.strictObject({
    ...named,
    /** As large as the page is wide. */
    word: bespoke(4),
    sides: z.tuple([team, team]),
    /** Between the two. */
    versus: bespoke(6),
    note: bespoke(120).optional(),
    prize: bespoke(10).optional(),
    prizeLabel: bespoke(50).optional(),
    /** Black around it, so that it can stand on the word. */
    picture,
  }),
});

export type KnockoutProps = z.infer<typeof knockoutProps>;
