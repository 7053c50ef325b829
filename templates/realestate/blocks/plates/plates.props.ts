import { z } from "zod";
import { bespoke, heading, href, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const platesProps = z.strictObject({
  heading: heading.optional(),
  /** The style sheet gives each four their places on the sheet. */
  plates: records(
    "offers",
    z.strictObject({
      figure: part("badge", 24).optional(),
      name: part("title", 60),
      href: href.optional(),
      text: part("text", 240).optional(),
      price: part("price", 24).optional(),
      unit: part("unit", 24).optional(),
      detail: part("note", 90).optional(),
      /** How wide the house really is; written on the dimension line below its picture. */
      width: bespoke(14).optional(),
      picture: picture.optional(),
    }),
    { max: 12 },
  ),
  link: link.optional(),
});

export type PlatesProps = z.infer<typeof platesProps>;
