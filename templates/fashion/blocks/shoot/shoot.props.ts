import { z } from "zod";
import { href, line, picture } from "../../../../engine/blocks/fields.ts";

export const shootProps = z.strictObject({
  /** `verso`: a portrait left, off the edge. `recto`: a portrait right, inset. `spread`: a landscape over both pages. */
  variant: z.enum(["verso", "recto", "spread"]),
  number: line,
  title: line,
  collection: line,
  model: line,
  photographer: line,
  location: line,
  picture,
  featured: z.boolean(),
  looks: z
    .array(z.strictObject({ item: line, price: line, available: z.boolean(), href }))
    .min(1)
    .max(6),
});

export type ShootProps = z.infer<typeof shootProps>;
