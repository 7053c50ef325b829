import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { factText, headingText, link, picture } from "../../../../engine/blocks/fields.ts";

export const headProps = z.strictObject({
  title: headingText(80),
  lead: headingText(240).optional(),
  picture: picture.optional(),
  /** The picture is the bare floor of tiles, and the first letter of this is laid in it. */
  letterOf: factText(60).optional(),
  /** The same floor, all of it laid as the letter is. */
  laid: picture.optional(),
  actions: z.array(link).max(3).optional(),
  facts: z.array(fact).max(6).optional(),
});

export type HeadProps = z.infer<typeof headProps>;
