import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, factText, headingText, picture } from "../../../../engine/blocks/fields.ts";

export const headProps = z.strictObject({
  title: headingText(24),
  lead: headingText(240).optional(),
  picture: picture.optional(),
  /** In place of a picture: a floor of tiles, in which the first letter of this is laid. */
  letterOf: factText(60).optional(),
  /** What the floor with the letter shows. */
  letterAlt: bespoke(160).optional(),
  facts: z.array(fact).max(6).optional(),
});

export type HeadProps = z.infer<typeof headProps>;
