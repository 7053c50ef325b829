import { z } from "zod";
import { heading, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const coursesProps = z.strictObject({
  heading: heading.optional(),
  /** With a picture each, they fade into each other; the style sheet names the stretch of the page for six. More are lines of the card. */
  dishes: records(
    "offers",
    z.strictObject({
      name: part("title", 60),
      text: part("text", 320).optional(),
      when: part("when", 40).optional(),
      price: part("price", 40).optional(),
      note: part("note", 120).optional(),
      picture: picture.optional(),
    }),
    { max: 24 },
  ),
  link: link.optional(),
});

export type CoursesProps = z.infer<typeof coursesProps>;
