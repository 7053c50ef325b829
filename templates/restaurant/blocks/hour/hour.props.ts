import { z } from "zod";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const hourProps = z.strictObject({
  /** `plate`: the hour overlaps the edge of a picture. `open`: the hour alone, as wide as the page. */
  variant: z.enum(["plate", "open"]),
  time: line,
  /** Before or after noon, set small beside the hour. */
  half: line,
  title: line,
  text: paragraph,
  picture: picture.optional(),
  link: link.optional(),
});

export type HourProps = z.infer<typeof hourProps>;
