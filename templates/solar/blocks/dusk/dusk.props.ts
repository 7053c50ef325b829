import { z } from "zod";
import { factText, headingText, link, ornament, picture } from "../../../../engine/blocks/fields.ts";

export const duskProps = z.strictObject({
  hour: ornament(8),
  title: headingText(100),
  lead: headingText(400).optional(),
  actions: z.array(link).max(3).optional(),
  phone: link.optional(),
  facts: z.array(factText(120)).max(3).optional(),
  picture: picture.optional(),
});

export type DuskProps = z.infer<typeof duskProps>;
