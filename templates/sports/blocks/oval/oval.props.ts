import { z } from "zod";
import { headingText, picture } from "../../../../engine/blocks/fields.ts";

export const ovalProps = z.strictObject({
  title: headingText(80),
  text: headingText(280).optional(),
  /** Eight lanes from above, as wide as the picture. */
  picture: picture.optional(),
});

export type OvalProps = z.infer<typeof ovalProps>;
