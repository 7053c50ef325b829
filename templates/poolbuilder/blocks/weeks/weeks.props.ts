import { z } from "zod";
import { bespoke, headingText, ornament } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

const week = z.int().min(1).max(12);

export const weeksProps = z.strictObject({
  depth: ornament(8),
  title: headingText(40),
  /** Each `{}` stands for the number of a week. */
  labels: z.strictObject({ week: bespoke(16), weeks: bespoke(24) }),
  phases: records(
    "steps",
    z.strictObject({
      /** Of twelve; a phase without them is only told. */
      from: week.optional(),
      to: week.optional(),
      name: part("title", 40),
      note: part("text", 160).optional(),
    }),
    { max: 8 },
  ),
});

export type WeeksProps = z.infer<typeof weeksProps>;
