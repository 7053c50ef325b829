import { z } from "zod";
import { bespoke, heading } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const loadProps = z.strictObject({
  heading,
  /** How many requests stream behind the figures. */
  requests: z.int().positive().max(400),
  caption: bespoke(140).optional(),
  /** The first is the largest. */
  metrics: records(
    "figures",
    z.strictObject({
      value: part("value", 10),
      label: part("title", 40).optional(),
      note: part("text", 120).optional(),
    }),
    { max: 7 },
  ),
});

export type LoadProps = z.infer<typeof loadProps>;
