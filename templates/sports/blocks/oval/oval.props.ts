import { z } from "zod";
import { headingText, link, picture } from "../../../../engine/blocks/fields.ts";

export const ovalProps = z.strictObject({
  eyebrow: headingText(80).optional(),
  title: headingText(120),
  text: headingText(400).optional(),
  actions: z.array(link).max(3).optional(),
  /** Eight lanes from above, as wide as the picture. */
  picture: picture.optional(),
});

export type OvalProps = z.infer<typeof ovalProps>;
