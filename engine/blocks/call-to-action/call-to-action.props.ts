import { z } from "zod";
import { headingText, link, picture } from "../fields.ts";

export const callToActionProps = z.strictObject({
  /** `band`: title left, actions right, one row. `corner`: words in the lower right, a large empty field before them. `poster`: centered and very large, over a picture where there is one. */
  variant: z.enum(["band", "corner", "poster"]),
  eyebrow: headingText(80).optional(),
  title: headingText(120),
  text: headingText(400).optional(),
  /** The first is the filled one. */
  actions: z.array(link).max(3).optional(),
  picture: picture.optional(),
  note: headingText(160).optional(),
});

export type CallToActionProps = z.infer<typeof callToActionProps>;
