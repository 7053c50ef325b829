import { z } from "zod";
import { bespoke, headingText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { depthHead } from "../depth-head.props.ts";

const week = z.int().min(1).max(12);

const phase = z.strictObject({
  /** Of twelve weeks. */
  from: week.optional(),
  to: week.optional(),
  when: part("when", 40).optional(),
  name: part("title", 60).optional(),
  note: part("text", 240).optional(),
});

export const weeksProps = z.strictObject({
  ...depthHead,
  title: headingText(120),
  /** Each `{}` stands for the number of a week; without them a phase is one step of all. */
  labels: z.strictObject({ week: bespoke(16), weeks: bespoke(24) }).optional(),
  phases: records("steps", phase, { max: 12 }).optional(),
  /** The same as what has been or will be. */
  dates: records("dates", phase, { max: 12 }).optional(),
  actions: z.array(link).max(3).optional(),
});

export type WeeksProps = z.infer<typeof weeksProps>;
