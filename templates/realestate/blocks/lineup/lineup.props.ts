import { z } from "zod";
import { bespoke, heading, href, labelText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { polyline } from "../../drawing/plan.props.ts";

/** What there is, drawn side by side at one scale; what has no outline is a sheet of paper of its own format. */
export const lineupProps = z.strictObject({
  heading: heading.optional(),
  houses: records(
    "offers",
    z.strictObject({
      name: part("title", 60),
      price: part("price", 24).optional(),
      unit: part("unit", 24).optional(),
      detail: part("note", 80).optional(),
      text: part("text", 240).optional(),
      href: href.optional(),
      /** Of the outer walls, in metres from the upper left corner. */
      size: z.tuple([z.number(), z.number()]).readonly().optional(),
      walls: z.array(polyline).min(1).readonly().optional(),
      partitions: z.array(polyline).readonly().optional(),
    }),
    { max: 24 },
  ),
  note: bespoke(80).optional(),
  /** Of the scale bar, which only outlines have. */
  unit: labelText(4),
});

export type LineupProps = z.infer<typeof lineupProps>;
