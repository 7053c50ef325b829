import { z } from "zod";
import { factText, headingText, link, ornament } from "../../../../engine/blocks/fields.ts";

export const drainProps = z.strictObject({
  depth: ornament(8),
  title: headingText(60),
  text: headingText(300).optional(),
  phone: link.optional(),
  facts: z.array(factText(80)).max(3).optional(),
  actions: z.array(link).max(2).optional(),
});

export type DrainProps = z.infer<typeof drainProps>;
