import { z } from "zod";
import { bespoke, headingText, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

const moment = z.strictObject({
  when: part("when", 40).optional(),
  value: part("value", 16).optional(),
  title: part("title", 80).optional(),
  text: part("text", 400).optional(),
  note: part("note", 80).optional(),
});

export const hourProps = z.strictObject({
  /** `plate`: the hour overlaps the edge of a picture. `open`: the hour alone, as wide as the page. */
  variant: z.enum(["plate", "open"]),
  /** Without one the title stands in its place. */
  time: bespoke(5).optional(),
  /** Before or after noon, set small beside the hour. */
  half: bespoke(6).optional(),
  eyebrow: headingText(80).optional(),
  title: headingText(120),
  lead: headingText(480).optional(),
  picture: picture.optional(),
  /** What the hour is made of, each by its own, be it a time, a figure or none. */
  dates: records("dates", moment, { max: 12 }).optional(),
  steps: records("steps", moment, { max: 12 }).optional(),
  figures: records("figures", moment, { max: 12 }).optional(),
  reasons: records("reasons", moment, { max: 12 }).optional(),
  actions: z.array(link).max(3).optional(),
});

export type HourProps = z.infer<typeof hourProps>;
export type Moment = z.infer<typeof moment>;
