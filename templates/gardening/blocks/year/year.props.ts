import { z } from "zod";
import { bespoke, headingText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

const date = z.int().min(1).max(31);

/** An almanac: the months of a year with their moons and what is done in them, or any other dates with what they bring. */
export const yearProps = z.strictObject({
  eyebrow: headingText(80).optional(),
  title: headingText(80).optional(),
  lead: headingText(320).optional(),
  action: link.optional(),
  /** The first `{}` stands for the days of full moon, the second for those of new moon. */
  labels: z.strictObject({ moons: bespoke(40) }).optional(),
  columns: z.strictObject({ sow: bespoke(16), cut: bespoke(16), leave: bespoke(16) }).optional(),
  months: records(
    "dates",
    z.strictObject({
      name: part("when", 40),
      /** Days of full moon and of new moon. */
      full: z.array(date).min(1).max(2).optional(),
      dark: z.array(date).min(1).max(2).optional(),
      title: part("title", 60).optional(),
      text: part("text", 240).optional(),
      sow: bespoke(80).optional(),
      cut: bespoke(80).optional(),
      leave: bespoke(80).optional(),
      by: part("by", 40).optional(),
      /** For the margin. */
      note: part("note", 100).optional(),
      link: link.optional(),
    }),
    { max: 24 },
  ),
});

export type YearProps = z.infer<typeof yearProps>;
