import { z } from "zod";
import { heading, line, paragraph } from "../../../../engine/blocks/fields.ts";

export const wheelProps = z.strictObject({
  heading,
  steps: z
    .array(z.strictObject({ title: line, text: paragraph }))
    .min(2)
    .max(5),
});

export type WheelProps = z.infer<typeof wheelProps>;
