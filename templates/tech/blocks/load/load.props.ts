import { z } from "zod";
import { bespoke, heading } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const loadProps = z.strictObject({
  heading: heading.optional(),
  /** How many requests stream behind the figures. */
  requests: z.int().positive().max(400),
  caption: bespoke(140).optional(),
  /** The first is the largest. */
  metrics: records(
    "figures",
    z.strictObject({
      value: part("value", 16),
      label: part("title", 60).optional(),
      note: part("text", 160).optional(),
      detail: part("note", 60).optional(),
    }),
    { max: 12 },
  ),
});

export type LoadProps = z.infer<typeof loadProps>;
