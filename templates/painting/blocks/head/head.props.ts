import { z } from "zod";
import { headingText, link, picture } from "../../../../engine/blocks/fields.ts";

export const headProps = z.strictObject({
  title: headingText(60),
  lead: headingText(240).optional(),
  action: link.optional(),
  phone: link.optional(),
  /** Without one the edge is drawn. */
  picture: picture.optional(),
});

export type HeadProps = z.infer<typeof headProps>;
