import { z } from "zod";
import { heading, link, picture } from "../fields.ts";
import { part, records } from "../role.ts";

const row = z.strictObject({
  eyebrow: part("note", 120).optional(),
  title: part("title", 120),
  text: part("text", 1200).optional(),
  points: z.array(part("points", 120)).max(8).optional(),
  picture: picture.optional(),
  link: link.optional(),
});

export const featureRowsProps = z.strictObject({
  /**
   * `alternating`: picture and words change sides. `sticky`: the heading stays on the left while the rows pass.
   * `numbered`: large numerals, words, and a small picture at the end.
   */
  variant: z.enum(["alternating", "sticky", "numbered"]),
  heading: heading.optional(),
  rows: records("stories", row, { max: 60 }),
});

export type FeatureRowsProps = z.infer<typeof featureRowsProps>;
