import { z } from "zod";
import { href, line, picture } from "../../../../engine/blocks/fields.ts";

export const coverProps = z.strictObject({
  /** The magazine's name: one word, as its letters lean one by one. */
  title: line,
  issue: line,
  season: line,
  picture,
  /** The outline of what stands before the title: an SVG path in fractions of the picture's width and height. */
  front: z
    .string()
    .regex(/^[MLz\d. ]+$/)
    .max(3000)
    .optional(),
  /** What the issue has, the lead story first. */
  lines: z
    .array(z.strictObject({ title: line, page: line, href }))
    .min(2)
    .max(5),
});

export type CoverProps = z.infer<typeof coverProps>;
