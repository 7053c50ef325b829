import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { factText, headingText, labelText, link, picture } from "../../../../engine/blocks/fields.ts";
import { course } from "../../river/river.props.ts";

export const sourceProps = z.strictObject({
  title: headingText(80),
  lead: headingText(220).optional(),
  /** What a visitor in a hurry wants, on the panels of a folded strip. */
  facts: z
    .array(fact.extend({ label: labelText(28), value: factText(40) }))
    .max(4)
    .optional(),
  actions: z.array(link).max(2).optional(),
  picture: picture.optional(),
  course,
});

export type SourceProps = z.infer<typeof sourceProps>;
