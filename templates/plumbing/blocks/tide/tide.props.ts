import { z } from "zod";
import { heading, line, paragraph } from "../../../../engine/blocks/fields.ts";

export const tideProps = z.strictObject({
  heading,
  unit: line,
  entries: z
    .array(z.strictObject({ time: line, depth: z.number().min(0).max(12), text: paragraph }))
    .min(2)
    .max(8),
  total: line,
});

export type TideProps = z.infer<typeof tideProps>;
