import { z } from "zod";
import { heading, labelText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const staggerProps = z.strictObject({
  heading,
  /** Behind what a lane is ahead by. */
  unit: labelText(8).optional(),
  /** From the inner lane to the outer; `ahead` is how far it starts before the first, in meters. A track has eight. */
  lanes: records(
    "figures",
    z.strictObject({
      ahead: z.number().min(0).optional(),
      value: part("value", 14),
      label: part("title", 60).optional(),
    }),
    { max: 8 },
  ),
});

export type StaggerProps = z.infer<typeof staggerProps>;
