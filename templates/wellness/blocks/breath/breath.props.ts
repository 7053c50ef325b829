import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, headingText, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const breathProps = z.strictObject({
  title: headingText(60),
  lead: headingText(200).optional(),
  /** Said after four breaths. */
  leaving: bespoke(60).optional(),
  /** The first is the filled one. */
  actions: z.array(link).max(3).optional(),
  facts: z.array(fact).max(4).optional(),
  /**
   * A square of sand with four rings, as art/scenes/wellness/sand.py rakes them: the light grows over these and no others.
   * Without it they are drawn.
   */
  picture: picture.optional(),
  /** One for each ring, from the inside: the figure and the rest of its sentence. */
  figures: records(
    "figures",
    z.strictObject({ value: part("value", 8), text: part("title", 40).optional() }),
    {
      max: 4,
    },
  ).optional(),
});

export type BreathProps = z.infer<typeof breathProps>;
