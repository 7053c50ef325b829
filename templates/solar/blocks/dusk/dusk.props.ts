import { z } from "zod";
import { factText, headingText, link, ornament, picture } from "../../../../engine/blocks/fields.ts";

export const duskProps = z.strictObject({
  hour: ornament(8),
  title: headingText(48),
  lead: headingText(300).optional(),
  phone: link.optional(),
  facts: z.array(factText(120)).max(3).optional(),
  actions: z.array(link).max(2).optional(),
  picture: picture.optional(),
});

export type DuskProps = z.infer<typeof duskProps>;
