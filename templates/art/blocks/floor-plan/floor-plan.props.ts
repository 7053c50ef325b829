import { z } from "zod";
import { heading, line, link, paragraph } from "../../../../engine/blocks/fields.ts";

/** A rectangle on the plan, in centimeters from its upper left corner. */
const area = z.strictObject({ x: z.number(), y: z.number(), width: z.number(), depth: z.number() });

export const floorPlanProps = z.strictObject({
  heading,
  /** What the drawing shows, for those who do not see it. */
  label: line,
  /** The whole house; what is no room is wall. */
  width: z.number(),
  depth: z.number(),
  rooms: z
    .array(
      z.strictObject({
        ...area.shape,
        number: line,
        name: line,
        title: line,
        dates: line,
        text: paragraph,
        link: link.optional(),
      }),
    )
    .min(1)
    .max(8),
  /** Spaces without works, such as the entrance. */
  passages: z.array(z.strictObject({ ...area.shape, name: line })).max(6),
  doors: z.array(area).max(12),
  /** What stands in the rooms or hangs on their walls. */
  objects: z
    .array(z.strictObject({ ...area.shape, kind: z.enum(["work", "sold", "bench", "plinth", "empty"]) }))
    .max(80),
  /** The way that most people take. */
  way: z
    .array(z.tuple([z.number(), z.number()]))
    .min(2)
    .max(30),
});

export type FloorPlanProps = z.infer<typeof floorPlanProps>;
