import { z } from "zod";
import { bespoke, heading, labelText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

/** A rectangle on the plan, in centimeters from its upper left corner. */
const area = z.strictObject({ x: z.number(), y: z.number(), width: z.number(), depth: z.number() });

export const floorPlanProps = z.strictObject({
  heading,
  /** What the drawing shows, for those who do not see it. */
  label: labelText(160).optional(),
  /** What the line below the plan measures: five meters. */
  scale: labelText(8).optional(),
  /** The whole house; what is no room is wall. Without it what is on stands alone. */
  width: z.number().optional(),
  depth: z.number().optional(),
  /** A room that has no place on the plan is told of beside it. */
  rooms: records(
    "dates",
    z.strictObject({
      ...area.partial().shape,
      number: bespoke(4).optional(),
      name: part("note", 40).optional(),
      title: part("title", 80),
      dates: part("when", 60).optional(),
      text: part("text", 320).optional(),
      link: link.optional(),
    }),
    { max: 8 },
  ),
  /** Spaces without works, such as the entrance. */
  passages: z
    .array(z.strictObject({ ...area.shape, name: bespoke(12) }))
    .max(6)
    .optional(),
  doors: z.array(area).max(12).optional(),
  /** What stands in the rooms or hangs on their walls. */
  objects: z
    .array(z.strictObject({ ...area.shape, kind: z.enum(["work", "sold", "bench", "plinth", "empty"]) }))
    .max(80)
    .optional(),
  /** The way that most people take. */
  way: z
    .array(z.tuple([z.number(), z.number()]))
    .min(2)
    .max(30)
    .optional(),
});

export type FloorPlanProps = z.infer<typeof floorPlanProps>;
