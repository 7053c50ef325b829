import { z } from "zod";
import { heading, line, link, paragraph } from "../../../../engine/blocks/fields.ts";

export const windProps = z.strictObject({
  heading,
  phone: link,
  winds: z
    .array(z.strictObject({ mph: z.int().min(1).max(200), name: line, text: paragraph }))
    .min(2)
    .max(5),
});

export type WindProps = z.infer<typeof windProps>;
