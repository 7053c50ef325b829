import { z } from "zod";
import { heading, line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const ticketsProps = z.strictObject({
  heading,
  picture,
  reviews: z
    .array(
      z.strictObject({
        name: line,
        stool: line,
        order: line,
        review: paragraph,
        /** Out of five. */
        rating: z.number().min(0).max(5),
      }),
    )
    .min(1)
    .max(6),
});

export type TicketsProps = z.infer<typeof ticketsProps>;
