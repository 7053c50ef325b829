import { z } from "zod";
import { headingText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const dayProps = z.strictObject({
  title: headingText(120),
  lead: headingText(400).optional(),
  /** In degrees: where the ship lies, and how far north the sun stands. */
  latitude: z.number().min(-90).max(90),
  declination: z.number().min(-23.5).max(23.5),
  /** As many as stand below the bars side by side. */
  hours: records(
    "dates",
    z.strictObject({
      at: part("when", 40),
      title: part("title", 48).optional(),
      text: part("text", 200).optional(),
      note: part("note", 80).optional(),
    }),
    { max: 8 },
  ).optional(),
  /** The same of reasons, which have no hour. */
  reasons: records(
    "reasons",
    z.strictObject({
      value: part("value", 12).optional(),
      title: part("title", 48),
      text: part("text", 200).optional(),
    }),
    { max: 8 },
  ).optional(),
  actions: z.array(link).max(3).optional(),
});

export type DayProps = z.infer<typeof dayProps>;
