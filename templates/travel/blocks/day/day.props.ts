import { z } from "zod";
import { headingText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const dayProps = z.strictObject({
  title: headingText(120),
  text: headingText(320).optional(),
  /** In degrees: where the ship lies, and how far north the sun stands. */
  latitude: z.number().min(-90).max(90),
  declination: z.number().min(-23.5).max(23.5),
  /** As many as stand below the bars side by side. */
  hours: records(
    "dates",
    z.strictObject({
      at: part("when", 32),
      title: part("title", 40).optional(),
      text: part("text", 160).optional(),
    }),
    { max: 8 },
  ),
});

export type DayProps = z.infer<typeof dayProps>;
