import { z } from "zod";
import { bespoke, heading } from "../../../../engine/blocks/fields.ts";

const coordinate = z.number().min(0).max(100);

/** Postures, each drawn as a line of its own; without a body, what remains is a pebble on the same shelf. */
export const shapesProps = z.strictObject({
  heading,
  shapes: z
    .array(
      z.strictObject({
        name: bespoke(20),
        breaths: z.int().min(1).max(99),
        text: bespoke(90),
        /** The body as one line: path data in a field of 100 by 100, the floor at 90. */
        body: z
          .string()
          .regex(/^[MLHVCSQTZ\d., -]+$/i)
          .optional(),
        head: z.array(coordinate).length(2).optional(),
      }),
    )
    .min(1)
    .max(12),
  unit: bespoke(12),
});

export type ShapesProps = z.infer<typeof shapesProps>;
