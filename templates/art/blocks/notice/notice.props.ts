import { z } from "zod";
import { bespoke, headingText, link, picture } from "../../../../engine/blocks/fields.ts";

export const noticeProps = z.strictObject({
  /**
   * `opening`: the words that begin a page, alone on the wall. `plate`: a wide picture off the left edge, its label at
   * the foot of it. `facing`: a smaller picture off the right edge, the words on a level with its top.
   * `floor`: a picture as wide as the window, the title lettered across its floor.
   */
  variant: z.enum(["opening", "plate", "facing", "floor"]),
  title: headingText(120),
  text: headingText(400).optional(),
  /** Small lines of the label: where, until when. */
  lines: z.array(bespoke(60)).max(5).optional(),
  picture: picture.optional(),
  link: link.optional(),
});

export type NoticeProps = z.infer<typeof noticeProps>;
