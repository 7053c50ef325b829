import { z } from "zod";
import { heading, labelText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

/** Figures, steps or reasons, one a lane from the inner to the outer. A track has eight. */
export const staggerProps = z.strictObject({
  heading: heading.optional(),
  /** Behind what a lane is ahead by. */
  unit: labelText(8).optional(),
  /** `ahead` is how far a lane starts before the first, in meters. */
  lanes: records(
    "figures",
    z.strictObject({
      ahead: z.number().min(0).optional(),
      value: part("value", 14),
      measure: part("unit", 24).optional(),
      label: part("title", 60).optional(),
      note: part("note", 80).optional(),
      text: part("text", 160).optional(),
    }),
    { max: 8 },
  ).optional(),
  steps: records(
    "steps",
    z.strictObject({
      title: part("title", 80),
      when: part("when", 40).optional(),
      text: part("text", 240).optional(),
    }),
    { max: 8 },
  ).optional(),
  reasons: records(
    "reasons",
    z.strictObject({
      title: part("title", 60),
      value: part("value", 14).optional(),
      text: part("text", 160).optional(),
    }),
    { max: 8 },
  ).optional(),
  actions: z.array(link).max(3).optional(),
});

export type StaggerProps = z.infer<typeof staggerProps>;
