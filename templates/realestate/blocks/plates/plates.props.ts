import { z } from "zod";
import { heading, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const platesProps = z.strictObject({
  heading,
  /** Four at most, because the style sheet gives each its place on the sheet. */
  plates: records(
    "stories",
    z.strictObject({
      figure: part("badge", 12).optional(),
      name: part("title", 28),
      href: link.shape.href.optional(),
      text: part("text", 120).optional(),
      detail: part("note", 90).optional(),
      /** How wide the house really is; written on the dimension line below its picture. */
      width: part("value", 14).optional(),
      picture: picture.optional(),
    }),
    { max: 4 },
  ),
  link: link.optional(),
});

export type PlatesProps = z.infer<typeof platesProps>;
