import { z } from "zod";
import { bespoke, heading, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

const team = z.strictObject({
  name: bespoke(18),
  /** Three letters, for where there is room for no more. */
  tag: bespoke(3),
});
const side = team.extend({ score: z.int().min(0).max(99) });
const match = z.strictObject({ left: side, right: side });
const named = { name: bespoke(18), time: bespoke(10) };

const final = z.strictObject({
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
  picture: picture.optional(),
});

/**
 * A knock-out that falls: the first round at the top, each winner on its way down, the final as one word. The wires between
 * the matches are why it has four, two and one of them. Without a knock-out whatever comes one after the other hangs from
 * the same wires, each a little lower than the one before; and without that, the heading itself.
 */
export const knockoutProps = z.strictObject({
  heading: heading.optional(),
  rounds: z
    .tuple([
      z.strictObject({ ...named, matches: z.array(match).length(4) }),
      z.strictObject({ ...named, matches: z.array(match).length(2) }),
    ])
    .optional(),
  final: final.optional(),
  steps: records(
    "steps",
    z.strictObject({
      title: part("title", 80),
      when: part("when", 32).optional(),
      text: part("text", 240).optional(),
    }),
    { max: 12 },
  ).optional(),
  dates: records(
    "dates",
    z.strictObject({
      when: part("when", 40),
      title: part("title", 80).optional(),
      by: part("by", 60).optional(),
      note: part("note", 80).optional(),
      text: part("text", 240).optional(),
      link: link.optional(),
    }),
    { max: 12 },
  ).optional(),
  actions: z.array(link).max(3).optional(),
});

export type KnockoutProps = z.infer<typeof knockoutProps>;

export type Rounds = NonNullable<KnockoutProps["rounds"]>;

export type Final = NonNullable<KnockoutProps["final"]>;
