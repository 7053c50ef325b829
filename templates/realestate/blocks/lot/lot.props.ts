import { z } from "zod";
import { bespoke, headingText, link } from "../../../../engine/blocks/fields.ts";

export const lotProps = z.strictObject({
  title: headingText(90),
  text: headingText(240).optional(),
  /** Written on the empty ground. */
  mark: bespoke(14).optional(),
  actions: z.array(link).max(3).optional(),
});

export type LotProps = z.infer<typeof lotProps>;
