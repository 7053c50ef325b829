import { z } from "zod";
import { line, link, paragraph } from "../../../../engine/blocks/fields.ts";
import { hungWork } from "../hung/hung.props.ts";

export const wallProps = z.strictObject({
  /** The words on the wall before the first work. */
  title: line,
  text: paragraph,
  /** What the wall as a whole is called, for those who do not see it. */
  label: line,
  hint: line,
  /** Heights that somebody has penciled on the wall, in centimeters above the floor. */
  marks: z
    .array(z.strictObject({ height: z.number().min(10).max(240), label: line }))
    .min(1)
    .max(6),
  works: z.array(hungWork).min(2).max(16),
  /** After which work the bench stands. */
  benchAfter: z.int().min(1),
  /** The doorway at the end. */
  door: link,
});

export type WallProps = z.infer<typeof wallProps>;
