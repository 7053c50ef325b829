import { z } from "zod";
import { headingText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const orbitProps = z.strictObject({
  heading: z.strictObject({ title: headingText(40) }),
  /** They stand around the heading: eight in a ring, others left and right of it. */
  items: records(
    "reasons",
    z.strictObject({ title: part("title", 28), text: part("text", 120).optional() }),
    {
      max: 10,
    },
  ),
});

export type OrbitProps = z.infer<typeof orbitProps>;
