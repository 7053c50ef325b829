import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, headingText, link } from "../../../../engine/blocks/fields.ts";
import { mapWords } from "../../collections.ts";

export const whereaboutsProps = z.strictObject({
  eyebrow: headingText(80).optional(),
  title: headingText(90),
  lead: headingText(240).optional(),
  facts: z.array(fact).max(6).optional(),
  actions: z.array(link).max(3).optional(),
  /** Of the town; without them its ground is drawn, and no street. */
  map: mapWords.optional(),
  /** Below the map: how one gets there. */
  caption: bespoke(140).optional(),
});

export type WhereaboutsProps = z.infer<typeof whereaboutsProps>;
