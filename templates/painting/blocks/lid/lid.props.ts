import { z } from "zod";
import { factText, headingText, labelText, link, picture } from "../../../../engine/blocks/fields.ts";

export const lidProps = z.strictObject({
  title: headingText(90),
  lead: headingText(320).optional(),
  actions: z.array(link).max(3).optional(),
  /** Over the number. */
  call: labelText(28).optional(),
  phone: link.extend({ label: labelText(24) }).optional(),
  facts: z.array(factText(56)).max(2).optional(),
  /** Something round, seen from above, that the number can be written on; without one it is a dab of paint. */
  picture: picture.optional(),
});

export type LidProps = z.infer<typeof lidProps>;
