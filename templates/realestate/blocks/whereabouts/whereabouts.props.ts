import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, headingText } from "../../../../engine/blocks/fields.ts";
import { mapWords } from "../../collections.ts";

export const whereaboutsProps = z.strictObject({
  eyebrow: headingText(24).optional(),
  title: headingText(32),
  lead: headingText(180).optional(),
  facts: z.array(fact).max(6).optional(),
  map: mapWords,
  /** Below the map: how one gets there. */
  caption: bespoke(140).optional(),
});

export type WhereaboutsProps = z.infer<typeof whereaboutsProps>;
