import { z } from "zod";
import { heading, href, line, link, picture } from "../../../../engine/blocks/fields.ts";

export const plinthsProps = z.strictObject({
  heading,
  pieces: z
    .array(z.strictObject({ name: line, price: line, was: line.optional(), href, picture }))
    .min(3)
    .max(4),
  link,
});

export type PlinthsProps = z.infer<typeof plinthsProps>;
