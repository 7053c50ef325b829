import { z } from "zod";
import { line, paragraph } from "../../../../engine/blocks/fields.ts";

export const biasProps = z.strictObject({
  title: line,
  /** What the drawing shows, in words. */
  alt: line,
  /** What happens to a cloth cut at each angle, from the grain on. */
  angles: z
    .array(z.strictObject({ angle: line, title: line, text: paragraph }))
    .min(2)
    .max(4),
});

export type BiasProps = z.infer<typeof biasProps>;
