import { z } from "zod";
import { heading, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const orbitProps = z.strictObject({
  heading: heading.optional(),
  /**
   * They stand around the heading: eight in a ring, others left and right of it; and below it where it says more than the
   * ring has room for, or they do.
   */
  items: records(
    "reasons",
    z.strictObject({
      value: part("value", 12).optional(),
      title: part("title", 60),
      text: part("text", 160).optional(),
    }),
    { max: 12 },
  ),
  actions: z.array(link).max(3).optional(),
});

export type OrbitProps = z.infer<typeof orbitProps>;
