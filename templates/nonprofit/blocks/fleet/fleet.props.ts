import { z } from "zod";
import { headingText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { course } from "../../river/river.props.ts";

export const fleetProps = z.strictObject({
  title: headingText(60),
  lead: headingText(260).optional(),
  /** The waterline has room for four; the last boat is the largest (fleet.css). */
  gifts: records(
    "offers",
    z.strictObject({
      title: part("title", 28),
      text: part("text", 130).optional(),
      action: link.optional(),
    }),
    { max: 4 },
  ),
  course,
});

export type FleetProps = z.infer<typeof fleetProps>;
