import { z } from "zod";
import { heading, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { drawing } from "../../drawing.ts";

export const wheelProps = z.strictObject({
  heading: heading.optional(),
  steps: records(
    "steps",
    z.strictObject({
      title: part("title", 80),
      when: part("when", 24).optional(),
      text: part("text", 240).optional(),
    }),
    { max: 8 },
  ).optional(),
  actions: z.array(link).max(3).optional(),
  drawing,
});

export type WheelProps = z.infer<typeof wheelProps>;
