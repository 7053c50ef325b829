import { z } from "zod";
import { bespoke, heading, href, labelText } from "../../../../engine/blocks/fields.ts";
import { polyline } from "../../drawing/plan.props.ts";

/** A drawing of houses that have plans: it shows nothing that has none. */
export const lineupProps = z.strictObject({
  heading,
  houses: z
    .array(
      z.strictObject({
        name: bespoke(24),
        detail: bespoke(40).optional(),
        href,
        /** Of the outer walls, in metres from the upper left corner. */
        size: z.tuple([z.number(), z.number()]).readonly(),
        walls: z.array(polyline).min(1).readonly(),
        partitions: z.array(polyline).readonly(),
      }),
    )
    .min(1)
    .max(12),
  note: bespoke(80).optional(),
  /** Of the scale bar. */
  unit: labelText(4),
});

export type LineupProps = z.infer<typeof lineupProps>;
