import { z } from "zod";
import { heading, line, link, paragraph, picture } from "../fields.ts";

export const featureRowsProps = z.strictObject({
  /**
   * `alternating`: picture and words change sides. `sticky`: the heading stays on the left while the rows pass.
   * `numbered`: large numerals, words, and a small picture at the end.
   */
  variant: z.enum(["alternating", "sticky", "numbered"]),
  heading: heading.optional(),
  rows: z
    .array(
      z.strictObject({
        eyebrow: line.optional(),
        title: line,
        text: paragraph,
        points: z.array(line).max(6).optional(),
        picture: picture.optional(),
        link: link.optional(),
      }),
    )
    .min(1)
    .max(8),
});

export type FeatureRowsProps = z.infer<typeof featureRowsProps>;
