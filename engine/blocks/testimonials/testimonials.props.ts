import { z } from "zod";
import { heading, line, paragraph } from "../fields.ts";

export const testimonialsProps = z.strictObject({
  /** `single`: the first one large, the others small below it. `columns`: side by side between rules. `wall`: notes of different lengths, packed. */
  variant: z.enum(["single", "columns", "wall"]),
  heading: heading.optional(),
  items: z
    .array(
      z.strictObject({
        quote: paragraph,
        name: line,
        detail: line.optional(),
        /** Out of five. */
        rating: z.number().min(0).max(5).optional(),
        /** What came of it, in figures: "minus 14 minutes over 26 miles". */
        result: line.optional(),
      }),
    )
    .min(1)
    .max(12),
});

export type TestimonialsProps = z.infer<typeof testimonialsProps>;
