import { z } from "zod";
import { bespoke, heading, labelText } from "../../../../engine/blocks/fields.ts";

export const sleeveProps = z.strictObject({
  heading,
  /** Each figure is the weight of a plate, one of each from the heaviest on: the style sheet counts with all five. */
  facts: z
    .array(
      z.strictObject({
        kg: z.union([z.literal(25), z.literal(20), z.literal(15), z.literal(10), z.literal(5)]),
        text: bespoke(70),
      }),
    )
    .length(5),
  /** After what is on the bar by now. */
  unit: labelText(4),
  /** What both ends and the bar weigh together, as a sentence. */
  total: bespoke(120),
});

export type SleeveProps = z.infer<typeof sleeveProps>;
