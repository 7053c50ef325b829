import { z } from "zod";
import { heading } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const wheelProps = z.strictObject({
  heading,
  steps: records("steps", z.strictObject({ title: part("title", 48), text: part("text", 240).optional() }), {
    max: 8,
  }),
});

export type WheelProps = z.infer<typeof wheelProps>;
