import { z } from "zod";
import { heading, line } from "../../../../engine/blocks/fields.ts";

export const sleeveProps = z.strictObject({
  heading,
  /** Each figure is the weight of a plate, one of each from the heaviest on: the style sheet counts with them. */
  facts: z
    .array(
      z.strictObject({
        kg: z.union([z.literal(25), z.literal(20), z.literal(15), z.literal(10), z.literal(5)]),
        text: line,
      }),
    )
    .length(5),
  /** What both ends and the bar weigh together, as a sentence. */
  total: line,
});

export type SleeveProps = z.infer<typeof sleeveProps>;
