import { z } from "zod";
import { bespoke, heading, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const windProps = z.strictObject({
  heading,
  /** What each step has beside it: a pine that the wind bends, or a peak higher than the last, which is anybody's. */
  drawing: z.enum(["pine", "peak"]).optional(),
  actions: z.array(link).max(2).optional(),
  phone: link.optional(),
  /** `{}` stands for a speed. */
  speed: bespoke(12).optional(),
  winds: records(
    "steps",
    z.strictObject({
      mph: z.int().min(1).max(200).optional(),
      when: part("when", 24).optional(),
      name: part("title", 48),
      text: part("text", 160).optional(),
    }),
    { max: 6 },
  ).optional(),
});

export type WindProps = z.infer<typeof windProps>;
