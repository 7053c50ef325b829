import { z } from "zod";
import { bespoke, heading, labelText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const tidesProps = z.strictObject({
  heading,
  dates: records(
    "dates",
    z.strictObject({
      date: part("when", 40),
      town: part("title", 80).optional(),
      room: part("text", 280).optional(),
      artist: part("by", 32).optional(),
      /** When they open. */
      doors: part("note", 40).optional(),
      /** How full the room is, in per cent. */
      sold: z.int().min(0).max(100).optional(),
    }),
    { max: 12 },
  ),
  labels: z.strictObject({
    /** Before the hour at which doors open. */
    doors: labelText(12),
    /** Of a room; `{}` is how full it is. */
    sold: labelText(24),
    /** Of a room that is sold out. */
    full: labelText(24),
  }),
  note: bespoke(120).optional(),
  link: link.optional(),
});

export type TidesProps = z.infer<typeof tidesProps>;
