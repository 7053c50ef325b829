import { z } from "zod";
import { bespoke, heading } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const practicesProps = z.strictObject({
  heading,
  /** Behind the minutes. */
  unit: bespoke(8),
  practices: records(
    "offers",
    z.strictObject({
      name: part("title", 30),
      /** The area of its circle. */
      minutes: z.int().min(1).max(120).optional(),
      level: part("badge", 24).optional(),
      participants: part("note", 60).optional(),
      description: part("text", 200).optional(),
    }),
    { max: 8 },
  ),
});

export type PracticesProps = z.infer<typeof practicesProps>;
