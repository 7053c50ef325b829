import { z } from "zod";
import { headingText, link, picture } from "../../../../engine/blocks/fields.ts";
import { drawing } from "../../drawing.ts";

export const dropsProps = z.strictObject({
  title: headingText(64),
  lead: headingText(220).optional(),
  picture: picture.optional(),
  phone: link.optional(),
  more: link.optional(),
  drawing,
});

export type DropsProps = z.infer<typeof dropsProps>;
