import { z } from "zod";
import { line, paragraph } from "../../../../engine/blocks/fields.ts";

export const dayProps = z.strictObject({
  title: line,
  text: paragraph,
  /** In degrees: where the ship lies, and how far north the sun stands. */
  latitude: z.number().min(-90).max(90),
  declination: z.number().min(-23.5).max(23.5),
  hours: z
    .array(z.strictObject({ at: line, text: line }))
    .min(2)
    .max(8),
});

export type DayProps = z.infer<typeof dayProps>;
