import { z } from "zod";
import { bespoke, headingText, labelText } from "../../../../engine/blocks/fields.ts";
import { dayOfYear } from "../voyages/voyages.props.ts";

const latitude = z.number().min(-90).max(90);
const edge = z.strictObject({ latitude, label: bespoke(10) });

export const passageProps = z.strictObject({
  title: headingText(120),
  text: headingText(320).optional(),
  /** The upper and the lower edge of the chart. */
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
});

export type PassageProps = z.infer<typeof passageProps>;
