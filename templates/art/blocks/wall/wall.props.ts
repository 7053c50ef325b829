import { z } from "zod";
import { bespoke, headingText, labelText, link } from "../../../../engine/blocks/fields.ts";
import { works } from "../../collections.ts";
import { hungWords, worksPage } from "../hung/hung.props.ts";

export const wallProps = z.strictObject({
  /** The words on the wall before the first work. */
  title: headingText(120),
  text: headingText(320).optional(),
  /** What the wall as a whole is called, for those who do not see it. */
  label: bespoke(80).optional(),
  hint: labelText(32),
  /** Heights that somebody has penciled on the wall, in centimeters above the floor. */
  marks: z
    .array(z.strictObject({ height: z.number().min(10).max(240), label: bespoke(24) }))
    .min(1)
    .max(6)
    .optional(),
  /** Without any the wall is for its words alone. */
  works: works.optional(),
  labels: hungWords,
  worksPage: worksPage.optional(),
  /** After which work the bench stands. */
  benchAfter: z.int().min(1).optional(),
  /** The doorway at the end. */
  door: link.optional(),
});

export type WallProps = z.infer<typeof wallProps>;
