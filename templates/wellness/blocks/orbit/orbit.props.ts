import { z } from "zod";
import { heading, line, paragraph } from "../../../../engine/blocks/fields.ts";

export const orbitProps = z.strictObject({
  heading,
  /** Eight, because they stand around the heading. */
  items: z.array(z.strictObject({ title: line, text: paragraph })).length(8),
});

export type OrbitProps = z.infer<typeof orbitProps>;
