import { z } from "zod";
import { heading, line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const roomsProps = z.strictObject({
  heading,
  rooms: z
    .array(z.strictObject({ title: line, text: paragraph, picture, link }))
    .min(2)
    .max(4),
});

export type RoomsProps = z.infer<typeof roomsProps>;
