import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { headingText, link, ornament, picture } from "../../../../engine/blocks/fields.ts";

export const dawnProps = z.strictObject({
  /** Of the day, as a clock shows it. */
  hour: ornament(8),
  /** The lines of the headline; one line where there is room. */
  title: z.array(headingText(18)).min(1).max(3),
  lead: headingText(240).optional(),
  /** The advertisement: what can be followed is set large. */
  facts: z.array(fact).max(4).optional(),
  actions: z.array(link).max(2).optional(),
  picture: picture.optional(),
});

export type DawnProps = z.infer<typeof dawnProps>;
