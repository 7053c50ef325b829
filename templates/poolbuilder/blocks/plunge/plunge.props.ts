import { z } from "zod";
import { factText, headingText, link } from "../../../../engine/blocks/fields.ts";

export const plungeProps = z.strictObject({
  /** Stands in the water up to its middle: its last line, if it is longer than one word. */
  title: headingText(36),
  lead: headingText(160).optional(),
  phone: link.optional(),
  /** Price, area and hours. */
  facts: z.array(factText(60)).max(4).optional(),
  action: link.optional(),
});

export type PlungeProps = z.infer<typeof plungeProps>;
