import { z } from "zod";
import { bespoke, heading, labelText } from "../../../../engine/blocks/fields.ts";
import { works } from "../../collections.ts";

export const elevationProps = z.strictObject({
  heading,
  /** What the drawing shows, for those who do not see it. */
  label: labelText(140),
  /** In centimeters, of the wall and of what hangs on it. */
  gap: z.number().min(10).max(300),
  works,
  /** After what cannot be had any more. */
  sold: labelText(16),
  note: bespoke(120).optional(),
});

export type ElevationProps = z.infer<typeof elevationProps>;
