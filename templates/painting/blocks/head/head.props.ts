import { z } from "zod";
import { headingText, link, picture } from "../../../../engine/blocks/fields.ts";

export const headProps = z.strictObject({
  title: headingText(48),
  lead: headingText(200).optional(),
  phone: link.optional(),
  action: link.optional(),
  picture,
});

export type HeadProps = z.infer<typeof headProps>;
