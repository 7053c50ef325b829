import { z } from "zod";
import { heading, line, paragraph } from "../fields.ts";

export const valuesProps = z.strictObject({
  /** `words`: each value set as large as a title. `grid`: ruled cells. `aside`: heading on the left, values in a column on the right. */
  variant: z.enum(["words", "grid", "aside"]),
  heading: heading.optional(),
  items: z
    .array(z.strictObject({ title: line, text: paragraph }))
    .min(2)
    .max(9),
});

export type ValuesProps = z.infer<typeof valuesProps>;
