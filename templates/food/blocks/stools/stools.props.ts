import { z } from "zod";
import { heading, line } from "../../../../engine/blocks/fields.ts";

const stool = z.int().min(1).max(9);

export const stoolsProps = z.strictObject({
  heading,
  /** What stands before the hours: "Friday at". */
  legend: line,
  stools: stool,
  hours: z
    .array(
      z.strictObject({
        label: line,
        /** Numbers of the stools that somebody sits on. */
        taken: z.array(stool).max(9),
        words: line,
        /** The one that is shown first. */
        isUsual: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(6),
});

export type StoolsProps = z.infer<typeof stoolsProps>;
