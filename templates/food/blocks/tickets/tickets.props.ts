import { z } from "zod";
import { heading, labelText, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const ticketsProps = z.strictObject({
  heading,
  picture: picture.optional(),
  reviews: records(
    "quotes",
    z.strictObject({
      name: part("by", 40).optional(),
      stool: part("note", 24).optional(),
      order: part("caption", 40).optional(),
      review: part("text", 280),
      /** Out of five. */
      rating: z.number().min(0).max(5).optional(),
    }),
    { max: 6 },
  ),
  /** What stands below the number of a rating: "of 5". */
  scale: labelText(12).optional(),
});

export type TicketsProps = z.infer<typeof ticketsProps>;
