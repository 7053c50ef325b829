import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, heading } from "../../../../engine/blocks/fields.ts";

/** A ring of seats, which is one from three on. */
export const seatsProps = z.strictObject({
  heading,
  seats: z
    .array(
      z.strictObject({
        name: bespoke(24),
        /** Drawn on the seat; by default the first letter of the name. */
        initial: bespoke(2).optional(),
        isTaken: z.boolean(),
      }),
    )
    .min(3)
    .max(16),
  /** In the middle of the ring, with how many seats are free below it. */
  time: bespoke(9),
  free: bespoke(16),
  /** For those who do not see the ring; `{}` stand for how many are taken, of how many, and by whom. */
  takenLabel: bespoke(80),
  facts: z.array(fact).max(6).optional(),
});

export type SeatsProps = z.infer<typeof seatsProps>;
