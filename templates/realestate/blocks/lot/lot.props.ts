import { z } from "zod";
import { bespoke, headingText, link } from "../../../../engine/blocks/fields.ts";

export const lotProps = z.strictObject({
  title: headingText(40),
  text: headingText(240).optional(),
  /** Written on the empty ground. */
  mark: bespoke(14),
  actions: z.array(link).min(1).max(3),
});

export type LotProps = z.infer<typeof lotProps>;
