import { z } from "zod";
import { heading, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const roomsProps = z.strictObject({
  heading,
  rooms: records(
    "offers",
    z.strictObject({
      title: part("title", 32),
      text: part("text", 140).optional(),
      picture: picture.optional(),
      link: link.optional(),
    }),
    { max: 8 },
  ),
});

export type RoomsProps = z.infer<typeof roomsProps>;
