import { z } from "zod";
import { bespoke, headingText, link, picture } from "../../../../engine/blocks/fields.ts";

export const hourProps = z.strictObject({
  /** `plate`: the hour overlaps the edge of a picture. `open`: the hour alone, as wide as the page. */
  variant: z.enum(["plate", "open"]),
  time: bespoke(5).optional(),
  /** Before or after noon, set small beside the hour. */
  half: bespoke(6).optional(),
  title: headingText(80),
  text: headingText(480).optional(),
  picture: picture.optional(),
  link: link.optional(),
});

export type HourProps = z.infer<typeof hourProps>;
