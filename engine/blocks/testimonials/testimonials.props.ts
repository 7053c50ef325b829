import { z } from "zod";
import { heading } from "../fields.ts";
import { part, records } from "../role.ts";

const item = z.strictObject({
  quote: part("text", 600),
  name: part("by", 80).optional(),
  detail: part("note", 120).optional(),
  /** Out of five. */
  rating: z.number().min(0).max(5).optional(),
  /** What came of it, in figures: "minus 14 minutes over 26 miles". */
  result: part("value", 80).optional(),
});

export const testimonialsProps = z.strictObject({
  /** `single`: the first one large, the others small below it. `columns`: side by side between rules. `wall`: notes of different lengths, packed. */
  variant: z.enum(["single", "columns", "wall"]),
  heading: heading.optional(),
  items: records("quotes", item, { max: 60 }),
});

export type TestimonialsProps = z.infer<typeof testimonialsProps>;
