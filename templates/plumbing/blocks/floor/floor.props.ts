import { z } from "zod";
import { headingText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const floorProps = z.strictObject({
  /** It fills two tiles, and leaves no room for a lead. */
  heading: z.strictObject({ title: headingText(60) }),
  reasons: records(
    "reasons",
    z.strictObject({ title: part("title", 40), text: part("text", 140).optional() }),
    { max: 8 },
  ),
});

export type FloorProps = z.infer<typeof floorProps>;
