import { z } from "zod";
import { heading, line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

const team = z.strictObject({
  name: line,
  /** Three letters, for where there is room for no more. */
  tag: z.string().length(3),
});
const side = team.extend({ score: z.int().min(0) });
const match = z.strictObject({ left: side, right: side });

/** A knock-out that falls: the first round at the top, each winner on its way down, the final as one word. */
export const knockoutProps = z.strictObject({
  heading,
  rounds: z.tuple([
    z.strictObject({ name: line, time: line, matches: z.array(match).length(4) }),
    z.strictObject({ name: line, time: line, matches: z.array(match).length(2) }),
  ]),
  final: z.strictObject({
    name: line,
    /** As large as the page is wide. */
    word: z.string().min(1).max(6),
    time: line,
    sides: z.tuple([team, team]),
    note: paragraph,
    prize: line,
    prizeLabel: line,
    picture,
  }),
});

export type KnockoutProps = z.infer<typeof knockoutProps>;
