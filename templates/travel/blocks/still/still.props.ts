import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, headingText, link, picture } from "../../../../engine/blocks/fields.ts";

export const stillProps = z.strictObject({
  /** Its two halves stand as far from each other as the still is wide; a single word begins it. */
  title: headingText(80),
  /** Without one there is nothing but sky and water. */
  picture: picture.optional(),
  place: bespoke(40).optional(),
  time: bespoke(40).optional(),
  sound: bespoke(60).optional(),
  lead: headingText(300).optional(),
  actions: z.array(link).max(3).optional(),
  facts: z.array(fact).max(4).optional(),
});

export type StillProps = z.infer<typeof stillProps>;
