import { z } from "zod";
import { heading, line, paragraph } from "../../../../engine/blocks/fields.ts";

export const floorProps = z.strictObject({
  heading,
  reasons: z
    .array(z.strictObject({ title: line, text: paragraph }))
    .min(2)
    .max(8),
});

export type FloorProps = z.infer<typeof floorProps>;
