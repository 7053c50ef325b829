import { z } from "zod";
import {
  bespoke,
  factText,
  headingText,
  href,
  labelText,
  link,
  picture,
} from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const coverProps = z.strictObject({
  /** The magazine's name, whose letters lean one by one. */
  title: factText(60),
  /** What the page opens with, set as the first of the lines. */
  headline: headingText(80).optional(),
  lead: headingText(320).optional(),
  link: link.optional(),
  second: link.optional(),
  issue: bespoke(24).optional(),
  season: bespoke(28).optional(),
  /** Without one a length of cloth hangs there. */
  picture: picture.optional(),
  /** The outline of what stands before the title: an SVG path in fractions of the picture's width and height. */
  front: z
    .string()
    .regex(/^[MLz\d. ]+$/)
    .max(3000)
    .optional(),
  /** Stands before the number of a page. */
  page: labelText(12),
  /** What the issue has, the lead story first. */
  lines: records(
    "stories",
    z.strictObject({ title: part("title", 64), page: bespoke(3).optional(), href: href.optional() }),
    { max: 5 },
  ).optional(),
});

export type CoverProps = z.infer<typeof coverProps>;
