import { z } from "zod";
import { line, paragraph } from "../../../../engine/blocks/fields.ts";
import { dayOfYear } from "../voyages/voyages.props.ts";

const latitude = z.number().min(-90).max(90);
const edge = z.strictObject({ latitude, label: line });

export const passageProps = z.strictObject({
  title: line,
  text: paragraph,
  /** The upper and the lower edge of the chart. */
  north: edge,
  south: edge,
  equator: line,
  /** From April on: short names. */
  months: z.array(line).length(12),
  /** In the order of the year from April on. */
  stops: z
    .array(
      z.strictObject({
        name: line,
        latitude,
        from: dayOfYear,
        to: dayOfYear,
        /** Where its name stands beside its line. */
        place: z.enum(["above", "below"]),
      }),
    )
    .min(2),
});

export type PassageProps = z.infer<typeof passageProps>;
