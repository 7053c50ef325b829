import { z } from "zod";
import { heading, line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

/** Why one chooses the house, above a street in which nothing is to be seen but a van that says nothing. */
export const discretionProps = z.strictObject({
  heading,
  reasons: z
    .array(z.strictObject({ title: line, text: paragraph }))
    .min(3)
    .max(8),
  picture,
  caption: line,
});

export type DiscretionProps = z.infer<typeof discretionProps>;
