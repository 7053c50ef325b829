import { z } from "zod";
import { heading, line } from "../../../../engine/blocks/fields.ts";

export const elevationProps = z.strictObject({
  heading,
  /** What the drawing shows, for those who do not see it. */
  label: line,
  /** In centimeters, of the wall and of what hangs on it. */
  gap: z.number().min(10).max(300),
  works: z
    .array(
      z.strictObject({
        title: line,
        artist: line,
        width: z.number().min(5).max(600),
        height: z.number().min(5).max(280),
        isSold: z.boolean(),
      }),
    )
    .min(1)
    .max(24),
  note: line.optional(),
});

export type ElevationProps = z.infer<typeof elevationProps>;
