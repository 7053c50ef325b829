import { z } from "zod";
import { headingText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { course, drawing } from "../../river/river.props.ts";

export const fleetProps = z.strictObject({
  title: headingText(64).optional(),
  lead: headingText(260).optional(),
  /** The waterline has room for four, of which the last boat is the largest (fleet.css); more lie in rows. */
  gifts: records(
    "offers",
    z.strictObject({
      title: part("title", 40),
      text: part("text", 180).optional(),
      when: part("when", 40).optional(),
      price: part("price", 24).optional(),
      unit: part("unit", 24).optional(),
      note: part("note", 64).optional(),
      action: link.optional(),
    }),
    { max: 12 },
  ),
  course,
  drawing,
});

export type FleetProps = z.infer<typeof fleetProps>;
