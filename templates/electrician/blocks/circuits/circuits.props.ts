import { z } from "zod";
import { heading, line, paragraph } from "../../../../engine/blocks/fields.ts";

export const circuitsProps = z.strictObject({
  heading,
  /** Of the ratings. */
  unit: line,
  circuits: z
    .array(z.strictObject({ amperes: z.int().positive(), name: line, text: paragraph, price: line }))
    .length(6),
});

export type CircuitsProps = z.infer<typeof circuitsProps>;
