import { z } from "zod";
import { heading, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { stages } from "../../workshop/stages.ts";

const cell = {
  /** Without one it has the tile of its place. */
  stage: z.enum(stages).optional(),
  name: part("title", 80),
  text: part("text", 240).optional(),
};

export const passageProps = z.strictObject({
  heading: heading.optional(),
  steps: records("steps", z.strictObject({ ...cell, when: part("when", 24).optional() }), {
    max: 12,
  }).optional(),
  /** What else may stand on the way, in the steps' place. */
  reasons: records("reasons", z.strictObject({ ...cell, value: part("value", 12).optional() }), {
    max: 12,
  }).optional(),
  dates: records(
    "dates",
    z.strictObject({
      stage: cell.stage,
      when: part("when", 40),
      name: cell.name.optional(),
      text: cell.text,
    }),
    { max: 12 },
  ).optional(),
  actions: z.array(link).max(3).optional(),
});

export type PassageProps = z.infer<typeof passageProps>;
