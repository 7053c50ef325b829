import { z } from "zod";
import { heading, labelText, link, picture } from "../fields.ts";
import { part, records } from "../role.ts";

const item = z.strictObject({
  picture,
  title: part("title", 120).optional(),
  /** By whom, of what, how large: the second line of a wall label. */
  caption: part("caption", 240).optional(),
  note: part("note", 80).optional(),
  link: link.optional(),
});

export const galleryProps = z.strictObject({
  /**
   * `masonry`: columns of pictures in their own proportions. `strip`: one row that is moved sideways. `sheet`: small equal
   * frames in a tight grid, numbered like a contact sheet. `salon`: hung on a wall around one large work.
   */
  variant: z.enum(["masonry", "strip", "sheet", "salon"]),
  heading: heading.optional(),
  items: records("pictures", item, { max: 60 }),
  /** Items from this number on wait behind a button. */
  more: z.strictObject({ label: labelText(60), after: z.int().min(1) }).optional(),
});

export type GalleryProps = z.infer<typeof galleryProps>;
