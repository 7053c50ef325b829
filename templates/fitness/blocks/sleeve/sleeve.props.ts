import { z } from "zod";
import { bespoke, heading, labelText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

const words = { title: part("title", 91), text: part("text", 240).optional() };

export const sleeveProps = z.strictObject({
  heading,
  /** Each figure is the weight of a plate, one of each from the heaviest on: the style sheet counts with all five. */
  facts: z
    .array(
      z.strictObject({
        kg: z.union([z.literal(25), z.literal(20), z.literal(15), z.literal(10), z.literal(5)]),
        text: bespoke(91),
      }),
    )
    .length(5)
    .optional(),
  /** After what is on the bar by now. */
  unit: labelText(4).optional(),
  /** What both ends and the bar weigh together, as a sentence. */
  total: bespoke(120).optional(),
  /** Instead of plates, what has no weight: a strip each, by its figure, its hour or its number. */
  figures: records("figures", z.strictObject({ value: part("value", 16), ...words }), { max: 12 }).optional(),
  reasons: records("reasons", z.strictObject({ value: part("value", 16).optional(), ...words }), {
    max: 12,
  }).optional(),
  steps: records("steps", z.strictObject({ when: part("when", 40).optional(), ...words }), {
    max: 12,
  }).optional(),
  dates: records(
    "dates",
    z.strictObject({
      when: part("when", 40),
      ...words,
      title: words.title.optional(),
      note: part("note", 100).optional(),
    }),
    { max: 12 },
  ).optional(),
  actions: z.array(link).max(3).optional(),
});

export type SleeveProps = z.infer<typeof sleeveProps>;
