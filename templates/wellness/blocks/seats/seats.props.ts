import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { heading, line } from "../../../../engine/blocks/fields.ts";

export const seatsProps = z.strictObject({
  heading,
  seats: z
    .array(z.strictObject({ name: line, isTaken: z.boolean() }))
    .min(3)
    .max(16),
  /** In the middle of the ring, with how many seats are free below it. */
  time: line,
  free: line,
  facts: z.array(fact).max(6),
});

export type SeatsProps = z.infer<typeof seatsProps>;
