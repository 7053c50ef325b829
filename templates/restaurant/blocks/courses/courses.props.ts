import { z } from "zod";
import { heading, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const coursesProps = z.strictObject({
  heading,
  /** With a picture each, they fade into each other; the style sheet names the stretch of the page for six. */
  dishes: records(
    "offers",
    z.strictObject({
      name: part("title", 48),
      text: part("text", 320).optional(),
      price: part("price", 16).optional(),
      note: part("note", 120).optional(),
      picture: picture.optional(),
    }),
    { max: 6 },
  ),
  link: link.optional(),
});

export type CoursesProps = z.infer<typeof coursesProps>;
