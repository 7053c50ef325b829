import { z } from "zod";
import {
  bespoke,
  factText,
  headingText,
  href,
  labelText,
  link,
  ornament,
  picture,
} from "../../../../engine/blocks/fields.ts";

export const boardProps = z.strictObject({
  /** A strip of label tape for each; one that is longer than a strip is cut into lines. */
  title: z.array(headingText(80)).min(1).max(3),
  lead: headingText(220).optional(),
  phone: z.strictObject({ label: factText(24), href }).optional(),
  /** Under the number. */
  phoneNote: bespoke(48).optional(),
  /** As many as the rail has modules. */
  facts: z
    .array(z.strictObject({ label: labelText(12), value: factText(40), note: bespoke(40).optional() }))
    .max(3)
    .optional(),
  estimate: link.optional(),
  more: link.optional(),
  mainSwitch: ornament(16),
  /** On its lever. */
  on: ornament(4),
  off: ornament(4),
  /** What is said while there is light, and once there is none. */
  light: bespoke(48).optional(),
  dark: bespoke(48).optional(),
  /** What lights the page, and the same once the switch is off; without both it is a drawn light. */
  lit: picture.optional(),
  unlit: picture.optional(),
});

export type BoardProps = z.infer<typeof boardProps>;
