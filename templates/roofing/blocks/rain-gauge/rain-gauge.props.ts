import { z } from "zod";
import { bespoke, heading, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const rainGaugeProps = z.strictObject({
  heading: heading.optional(),
  unit: bespoke(14).optional(),
  /** A year of it: no fewer tubes than months. */
  months: z
    .array(z.strictObject({ name: bespoke(5), inches: z.number().min(0).max(5) }))
    .length(12)
    .optional(),
  /** What is counted otherwise, each beside a scale. */
  figures: records(
    "figures",
    z.strictObject({
      value: part("value", 12),
      unit: part("unit", 14).optional(),
      title: part("title", 60).optional(),
      text: part("text", 160).optional(),
      note: part("note", 60).optional(),
    }),
    { max: 12 },
  ).optional(),
  seasons: records(
    "dates",
    z.strictObject({
      when: part("when", 40),
      title: part("title", 60).optional(),
      text: part("text", 200).optional(),
    }),
    { max: 16 },
  ).optional(),
  actions: z.array(link).max(3).optional(),
});

export type RainGaugeProps = z.infer<typeof rainGaugeProps>;
