import { z } from "zod";
import { heading, href, line } from "../../../../engine/blocks/fields.ts";
import { polyline } from "../../drawing/plan.props.ts";

export const lineupProps = z.strictObject({
  heading,
  houses: z
    .array(
      z.strictObject({
        name: line,
        detail: line,
        href,
        /** Of the outer walls, in metres from the upper left corner. */
        size: z.tuple([z.number(), z.number()]).readonly(),
        walls: z.array(polyline).min(1).readonly(),
        partitions: z.array(polyline).readonly(),
      }),
    )
    .min(2)
    .max(12),
  note: line,
});

export type LineupProps = z.infer<typeof lineupProps>;
