import { z } from "zod";
import { factText, headingText, labelText, link, picture } from "../../../../engine/blocks/fields.ts";

export const lidProps = z.strictObject({
  title: headingText(80),
  lead: headingText(240).optional(),
  /** Over the number. */
  call: labelText(28).optional(),
  phone: link.extend({ label: labelText(24) }).optional(),
  facts: z.array(factText(56)).max(2).optional(),
  actions: z.array(link).max(2).optional(),
  /** Something round, seen from above, that the number can be written on. */
  picture,
});

export type LidProps = z.infer<typeof lidProps>;
