import { z } from "zod";
import { heading, line, link, paragraph } from "../../../../engine/blocks/fields.ts";

export const manifoldProps = z.strictObject({
  heading,
  services: z
    .array(z.strictObject({ name: line, text: paragraph, price: line }))
    .min(2)
    .max(6),
  more: link,
});

export type ManifoldProps = z.infer<typeof manifoldProps>;
