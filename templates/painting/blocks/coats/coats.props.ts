import { z } from "zod";
import { bespoke, headingText } from "../../../../engine/blocks/fields.ts";

export const coatsProps = z.strictObject({
  title: headingText(48),
  /** What was on the wall before: large, and less and less of it. */
  ghost: bespoke(9),
  /** As found, after one coat, after two: what the drawing shows, no fewer and no more. */
  days: z
    .array(z.strictObject({ day: bespoke(16), state: bespoke(18), text: bespoke(96).optional() }))
    .length(3),
});

export type CoatsProps = z.infer<typeof coatsProps>;
