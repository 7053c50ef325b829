import { z } from "zod";
import { heading, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const tagsProps = z.strictObject({
  heading,
  picture,
  tags: records(
    "offers",
    z.strictObject({
      name: part("title", 36),
      text: part("text", 160).optional(),
      price: part("price", 24).optional(),
    }),
    { max: 10 },
  ),
});

export type TagsProps = z.infer<typeof tagsProps>;
