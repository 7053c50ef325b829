import { z } from "zod";
import { heading, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { drawing } from "../../drawing.ts";

export const tagsProps = z.strictObject({
  heading: heading.optional(),
  picture: picture.optional(),
  tags: records(
    "offers",
    z.strictObject({
      name: part("title", 40),
      when: part("when", 40).optional(),
      by: part("by", 40).optional(),
      text: part("text", 180).optional(),
      price: part("price", 24).optional(),
      unit: part("unit", 24).optional(),
      note: part("note", 64).optional(),
    }),
    { max: 20 },
  ),
  drawing,
});

export type TagsProps = z.infer<typeof tagsProps>;
