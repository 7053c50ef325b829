import { z } from "zod";
import { bespoke, headingText } from "../../../../engine/blocks/fields.ts";

export const biasProps = z.strictObject({
  title: headingText(60),
  /** What the drawing shows, in words. */
  alt: bespoke(160),
  /** What happens to a cloth cut at each angle, from the grain on: as many as the drawing has, in its order. */
  angles: z
    .array(z.strictObject({ angle: bespoke(6), title: bespoke(32), text: bespoke(220).optional() }))
    .min(1)
    .max(4),
});

export type BiasProps = z.infer<typeof biasProps>;
