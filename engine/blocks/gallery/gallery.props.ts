import { z } from "zod";
import { heading, line, link, picture } from "../fields.ts";

export const galleryProps = z.strictObject({
  /**
   * `masonry`: columns of pictures in their own proportions. `strip`: one row that is moved sideways. `sheet`: small equal
   * frames in a tight grid, numbered like a contact sheet. `salon`: hung on a wall around one large work.
   */
  variant: z.enum(["masonry", "strip", "sheet", "salon"]),
  heading: heading.optional(),
  items: z
    .array(
      z.strictObject({
        picture,
        title: line.optional(),
        /** By whom, of what, how large: the second line of a wall label. */
        caption: line.optional(),
        note: line.optional(),
        link: link.optional(),
      }),
    )
    .min(1)
    .max(36),
  /** Items from this number on wait behind a button. */
  more: z.strictObject({ label: line, after: z.int().min(1) }).optional(),
});

export type GalleryProps = z.infer<typeof galleryProps>;
