import { z } from "zod";
import { href, line, paragraph } from "../../../../engine/blocks/fields.ts";
import { course } from "../../river/river.props.ts";

export const fleetProps = z.strictObject({
  title: line,
  lead: paragraph,
  /** Four; their boats are drawn from sheets in the proportion of 5, 25, 100 and 400 (fleet.css). */
  gifts: z.array(z.strictObject({ amount: z.int().positive(), text: paragraph, href })).length(4),
  course,
});

export type FleetProps = z.infer<typeof fleetProps>;
