import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import {
  factText,
  headingText,
  labelText,
  link,
  ornament,
  picture,
} from "../../../../engine/blocks/fields.ts";

export const dawnProps = z.strictObject({
  /** Of the day, as a clock shows it. */
  hour: ornament(8),
  /** The lines of the headline; one line where there is room. */
  title: z.array(headingText(80)).min(1).max(3),
  lead: headingText(400).optional(),
  /** The advertisement: what can be followed is set large. */
  facts: z
    .array(fact.extend({ label: labelText(24), value: factText(60) }))
    .max(4)
    .optional(),
  actions: z.array(link).max(3).optional(),
  picture: picture.optional(),
});

export type DawnProps = z.infer<typeof dawnProps>;
