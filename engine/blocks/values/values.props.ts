import { z } from "zod";
import { heading } from "../fields.ts";
import { part, records } from "../role.ts";

const item = z.strictObject({
  title: part("title", 120),
  text: part("text", 600).optional(),
  /** A figure that proves it: "24/7". */
  value: part("value", 24).optional(),
});

export const valuesProps = z.strictObject({
  /** `words`: each value set as large as a title. `grid`: ruled cells. `aside`: heading on the left, values in a column on the right. */
  variant: z.enum(["words", "grid", "aside"]),
  heading: heading.optional(),
  items: records("reasons", item, { max: 60 }),
});

export type ValuesProps = z.infer<typeof valuesProps>;
