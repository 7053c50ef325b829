import { z } from "zod";
import { bespoke, labelText, link, picture } from "../../../../engine/blocks/fields.ts";
import { part } from "../../../../engine/blocks/role.ts";

export const spreadProps = z
  .strictObject({
    /**
     * `verso`: a large picture that bleeds over the left edge. `recto`: words left, the picture and a second, smaller one
     * staggered at the right. `bleed`: a landscape from edge to edge, words in columns below.
     */
    variant: z.enum(["verso", "recto", "bleed"]),
    /** The number of the page, and what stands before it for those who do not see it. */
    folio: bespoke(3).optional(),
    folioLabel: labelText(12),
    title: part("title", 60),
    text: z.array(part("text", 320)).max(4).optional(),
    picture,
    second: picture.optional(),
    caption: part("caption", 100).optional(),
    link: link.optional(),
  })
  .meta({ role: "stories" });

export type SpreadProps = z.infer<typeof spreadProps>;
