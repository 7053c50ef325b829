import { z } from "zod";
import { headingText, link, picture } from "../../../../engine/blocks/fields.ts";

export const dropsProps = z.strictObject({
  title: headingText(60),
  lead: headingText(200).optional(),
  picture,
  phone: link.optional(),
});

export type DropsProps = z.infer<typeof dropsProps>;
