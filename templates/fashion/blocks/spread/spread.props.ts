import { z } from "zod";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const spreadProps = z.strictObject({
  /**
   * `verso`: a large picture that bleeds over the left edge. `recto`: words left, the picture and a second, smaller one
   * staggered at the right. `bleed`: a landscape from edge to edge, words in columns below.
   */
  variant: z.enum(["verso", "recto", "bleed"]),
  folio: line,
  title: line,
  text: z.array(paragraph).min(1).max(4),
  picture,
  second: picture.optional(),
  caption: line.optional(),
  link: link.optional(),
});

export type SpreadProps = z.infer<typeof spreadProps>;
