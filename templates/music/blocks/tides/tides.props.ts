import { z } from "zod";
import { heading, line, link } from "../../../../engine/blocks/fields.ts";

export const tidesProps = z.strictObject({
  heading,
  dates: z
    .array(
      z.strictObject({
        date: line,
        town: line,
        room: line,
        artist: line,
        doors: line,
        /** How full the room is, in per cent. */
        sold: z.int().min(0).max(100),
      }),
    )
    .min(1)
    .max(12),
  /** What is said of a room that is sold out. */
  full: line,
  note: line,
  link,
});

export type TidesProps = z.infer<typeof tidesProps>;
