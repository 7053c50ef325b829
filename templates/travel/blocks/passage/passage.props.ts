import { z } from "zod";
import { bespoke, headingText, labelText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { dayOfYear } from "../voyages/voyages.props.ts";

const latitude = z.number().min(-90).max(90);
const edge = z.strictObject({ latitude, label: bespoke(10) });

export const passageProps = z.strictObject({
  title: headingText(120),
  lead: headingText(400).optional(),
  /** The year on a chart; without it the way is a line with its legs, if there are any. */
  chart: z
    .strictObject({
      /** The upper and the lower edge. */
      north: edge,
      south: edge,
      equator: bespoke(16),
      /** From April on: short names. */
      months: z.array(labelText(6)).length(12),
      /** In the order of the year from April on; one alone goes nowhere, and more than twelve meet. */
      stops: z
        .array(
          z.strictObject({
            name: bespoke(20),
            latitude,
            from: dayOfYear,
            to: dayOfYear,
            /** Where its name stands beside its line. */
            place: z.enum(["above", "below"]),
          }),
        )
        .min(2)
        .max(12),
    })
    .optional(),
  legs: records(
    "steps",
    z.strictObject({
      when: part("when", 32).optional(),
      title: part("title", 60),
      text: part("text", 200).optional(),
    }),
    { max: 8 },
  ).optional(),
  actions: z.array(link).max(3).optional(),
});

export type PassageProps = z.infer<typeof passageProps>;
