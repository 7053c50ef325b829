import { z } from "zod";
import { heading, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const roomsProps = z.strictObject({
  heading: heading.optional(),
  rooms: records(
    "offers",
    z.strictObject({
      title: part("title", 60),
      text: part("text", 240).optional(),
      by: part("by", 40).optional(),
      when: part("when", 40).optional(),
      note: part("note", 80).optional(),
      price: part("price", 24).optional(),
      unit: part("unit", 24).optional(),
      picture: picture.optional(),
      link: link.optional(),
    }),
    { max: 12 },
  ),
  actions: z.array(link).max(3).optional(),
});

export type RoomsProps = z.infer<typeof roomsProps>;
