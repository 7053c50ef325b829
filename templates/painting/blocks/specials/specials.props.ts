import { z } from "zod";
import { line } from "../../../../engine/blocks/fields.ts";

export const specialsProps = z.strictObject({
  title: line,
  items: z.array(z.strictObject({ name: line, price: line, text: line })).length(6),
});

export type SpecialsProps = z.infer<typeof specialsProps>;
