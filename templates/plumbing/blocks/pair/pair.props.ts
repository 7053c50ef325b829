import { z } from "zod";
import { heading, line, link, paragraph } from "../../../../engine/blocks/fields.ts";

export const pairProps = z.strictObject({
  heading,
  cards: z
    .array(
      z.strictObject({
        name: line,
        price: line,
        note: line,
        text: paragraph,
        points: z.array(line).min(1).max(6),
        link: link.optional(),
      }),
    )
    .length(2),
});

export type PairProps = z.infer<typeof pairProps>;
