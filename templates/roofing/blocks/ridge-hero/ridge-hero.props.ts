import { z } from "zod";
import {
  bespoke,
  factText,
  headingText,
  labelText,
  link,
  picture,
} from "../../../../engine/blocks/fields.ts";

export const ridgeHeroProps = z.strictObject({
  title: headingText(56),
  lead: headingText(92).optional(),
  /** The roof that everything is written on. */
  picture,
  /** The same roof, laid for a narrow window. */
  tall: picture,
  /** Chalked beside the slate that has slipped. */
  mark: bespoke(20).optional(),
  /** Over the number. */
  callLabel: labelText(16),
  phone: link.extend({ label: labelText(22) }).optional(),
  estimate: link.extend({ label: labelText(17) }).optional(),
  /** What is written on the slates beside the telephone number: there are three. */
  slates: z
    .array(z.strictObject({ label: labelText(14), text: factText(34) }))
    .max(3)
    .optional(),
});

export type RidgeHeroProps = z.infer<typeof ridgeHeroProps>;
