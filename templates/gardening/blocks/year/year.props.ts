import { z } from "zod";
import { bespoke, headingText } from "../../../../engine/blocks/fields.ts";

const date = z.int().min(1).max(31);

/** A year has twelve months: no fewer, no more. */
export const yearProps = z.strictObject({
  title: headingText(80),
  /** The first `{}` stands for the days of full moon, the second for those of new moon. */
  labels: z.strictObject({ moons: bespoke(40) }),
  columns: z.strictObject({ sow: bespoke(16), cut: bespoke(16), leave: bespoke(16) }),
  months: z
    .array(
      z.strictObject({
        name: bespoke(10),
        /** Days of full moon and of new moon. */
        full: z.array(date).min(1).max(2),
        dark: z.array(date).min(1).max(2),
        sow: bespoke(80),
        cut: bespoke(80),
        leave: bespoke(80),
        /** For the margin. */
        note: bespoke(100).optional(),
      }),
    )
    .length(12),
});

export type YearProps = z.infer<typeof yearProps>;
