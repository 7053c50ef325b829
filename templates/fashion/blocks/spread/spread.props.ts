import { z } from "zod";
import { bespoke, headingText, labelText, link, picture } from "../../../../engine/blocks/fields.ts";

export const spreadProps = z.strictObject({
  /**
   * `verso`: a large picture that bleeds over the left edge. `recto`: words left, the picture and a second, smaller one
   * staggered at the right. `bleed`: a landscape from edge to edge, words in columns below.
   */
  variant: z.enum(["verso", "recto", "bleed"]),
  /** The number of the page, and what stands before it for those who do not see it. */
  folio: bespoke(3).optional(),
  folioLabel: labelText(12),
  eyebrow: headingText(80).optional(),
  title: headingText(80),
  lead: headingText(400).optional(),
  text: z.array(headingText(400)).max(4).optional(),
  /** Without one a length of cloth hangs there. */
  picture: picture.optional(),
  second: picture.optional(),
  caption: bespoke(100).optional(),
  link: link.optional(),
  other: link.optional(),
});

export type SpreadProps = z.infer<typeof spreadProps>;
