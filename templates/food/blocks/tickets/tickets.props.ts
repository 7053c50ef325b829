import { z } from "zod";
import { heading, labelText, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const ticketsProps = z.strictObject({
  heading,
  picture: picture.optional(),
  reviews: records(
    "quotes",
    z.strictObject({
      name: part("by", 60).optional(),
      stool: part("note", 60).optional(),
      order: part("caption", 60).optional(),
      review: part("text", 400),
      /** Out of five. */
      rating: z.number().min(0).max(5).optional(),
    }),
    { max: 9 },
  ),
  /** What stands below the number of a rating: "of 5". */
  scale: labelText(8).optional(),
});

export type TicketsProps = z.infer<typeof ticketsProps>;
