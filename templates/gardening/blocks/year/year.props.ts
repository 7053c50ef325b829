import { z } from "zod";
import { line } from "../../../../engine/blocks/fields.ts";

const date = z.int().min(1).max(31);

export const yearProps = z.strictObject({
  title: line,
  columns: z.strictObject({ sow: line, cut: line, leave: line }),
  months: z
    .array(
      z.strictObject({
        name: line,
        /** Days of full moon and of new moon. */
        full: z.array(date).min(1),
        dark: z.array(date).min(1),
        sow: line,
        cut: line,
        leave: line,
        /** For the margin. */
        note: line.optional(),
      }),
    )
    .length(12),
});

export type YearProps = z.infer<typeof yearProps>;
