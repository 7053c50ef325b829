import { z } from "zod";
import { bespoke, heading, link } from "../../../../engine/blocks/fields.ts";

export const windProps = z.strictObject({
  heading,
  phone: link.optional(),
  /** `{}` stands for a speed. */
  speed: bespoke(12),
  winds: z
    .array(z.strictObject({ mph: z.int().min(1).max(200), name: bespoke(16), text: bespoke(80) }))
    .min(2)
    .max(5),
});

export type WindProps = z.infer<typeof windProps>;
