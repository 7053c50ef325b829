import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, heading, link } from "../../../../engine/blocks/fields.ts";

/** A ring of seats, which is one from three on. Without seats of its own it is an ornament beside what is said. */
export const seatsProps = z.strictObject({
  heading: heading.optional(),
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
    .max(16)
    .optional(),
  /** In the middle of the ring, with how many seats are free below it. */
  time: bespoke(9).optional(),
  free: bespoke(16).optional(),
  /** For those who do not see the ring; `{}` stand for how many are taken, of how many, and by whom. */
  takenLabel: bespoke(80).optional(),
  facts: z.array(fact).max(6).optional(),
  actions: z.array(link).max(3).optional(),
});

export type SeatsProps = z.infer<typeof seatsProps>;
