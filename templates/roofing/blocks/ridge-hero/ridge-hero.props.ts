import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, headingText, link, picture } from "../../../../engine/blocks/fields.ts";

export const ridgeHeroProps = z.strictObject({
  title: headingText(80),
  lead: headingText(240).optional(),
  /** The roof that everything is written on, as long as the words are few enough (`fits-roof.ts`). */
  picture: picture.optional(),
  /** The same roof, laid for a narrow window. */
  tall: picture.optional(),
  /** Chalked beside the slate that has slipped. */
  mark: bespoke(20).optional(),
  /** What is urgent: on copper what is a link, the telephone number first of all; the others on slates. */
  facts: z.array(fact).max(4).optional(),
  actions: z.array(link).max(3).optional(),
});

export type RidgeHeroProps = z.infer<typeof ridgeHeroProps>;
