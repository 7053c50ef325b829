import { z } from "zod";
import { bespoke, heading } from "../../../../engine/blocks/fields.ts";

export const tideProps = z.strictObject({
  heading,
  /** Of the depth. */
  unit: bespoke(4),
  entries: z
    .array(
      z.strictObject({ time: bespoke(16), depth: z.number().min(0).max(12), text: bespoke(120).optional() }),
    )
    .min(1)
    .max(6),
  total: bespoke(120).optional(),
});

export type TideProps = z.infer<typeof tideProps>;
