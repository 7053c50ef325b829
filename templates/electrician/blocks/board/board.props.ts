import { z } from "zod";
import {
  bespoke,
  factText,
  headingText,
  labelText,
  link,
  picture,
} from "../../../../engine/blocks/fields.ts";

export const boardProps = z.strictObject({
  /** A strip of label tape for each. */
  title: z.array(headingText(22)).min(1).max(3),
  lead: headingText(140).optional(),
  phone: link.extend({ label: labelText(24) }).optional(),
  /** Under the number. */
  phoneNote: bespoke(48).optional(),
  /** As many as the rail has modules. */
  facts: z
    .array(z.strictObject({ label: labelText(12), value: factText(40), note: bespoke(40).optional() }))
    .max(3)
    .optional(),
  estimate: link.optional(),
  mainSwitch: bespoke(16),
  /** On its lever. */
  on: bespoke(4),
  off: bespoke(4),
  /** What is said while there is light, and once there is none. */
  light: bespoke(48).optional(),
  dark: bespoke(48).optional(),
  lit: picture,
  unlit: picture,
});

export type BoardProps = z.infer<typeof boardProps>;
