import { z } from "zod";
import { bespoke, heading } from "../../../../engine/blocks/fields.ts";

const stool = z.int().min(1).max(9);

export const stoolsProps = z.strictObject({
  heading,
  /** What is free or taken: a stool at a counter with its bowl, or a plate with its number. */
  drawing: z.enum(["stool", "plate"]).optional(),
  /** What stands before the hours: "Friday at". */
  legend: bespoke(40),
  stools: stool,
  /** What stands behind the number of free stools; the first `{}` is how many there are, the second the hour. */
  free: bespoke(60),
  hours: z
    .array(
      z.strictObject({
        label: bespoke(14),
        /** Numbers of the stools that somebody sits on. */
        taken: z.array(stool).max(9),
        words: bespoke(140),
        /** The one that is shown first, or else the first. */
        isUsual: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(6),
});

export type StoolsProps = z.infer<typeof stoolsProps>;
