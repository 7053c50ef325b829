import { z } from "zod";
import { line, link, paragraph, picture } from "../fields.ts";

export const callToActionProps = z.strictObject({
  /** `band`: title left, actions right, one row. `corner`: words in the lower right, a large empty field before them. `poster`: centered and very large, over a picture where there is one. */
  variant: z.enum(["band", "corner", "poster"]),
  eyebrow: line.optional(),
  title: line,
  text: paragraph.optional(),
  /** The first is the filled one. */
  actions: z.array(link).min(1).max(3),
  picture: picture.optional(),
  note: line.optional(),
});

export type CallToActionProps = z.infer<typeof callToActionProps>;
