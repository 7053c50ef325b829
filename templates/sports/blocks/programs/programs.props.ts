import { z } from "zod";
import { bespoke, heading, labelText, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const programsProps = z.strictObject({
  heading: heading.optional(),
  weekLabel: labelText(16).optional(),
  /** Three of known length hang from one line to scale; any others stand side by side. */
  programs: records(
    "offers",
    z.strictObject({
      name: part("title", 60),
      level: part("note", 80).optional(),
      duration: part("note", 40).optional(),
      /** The bar is as long. */
      weeks: z.literal([4, 12, 26]).optional(),
      price: part("price", 24).optional(),
      per: part("unit", 24).optional(),
      badge: part("badge", 40).optional(),
      by: part("by", 40).optional(),
      when: part("when", 40).optional(),
      picture: picture.optional(),
      description: part("text", 300).optional(),
      features: z.array(part("points", 120)).max(8).optional(),
      /** On the bar where they have room, else listed. */
      marks: z
        .array(z.strictObject({ week: z.literal([1, 4, 6, 11, 12, 16, 21, 26]), label: bespoke(24) }))
        .max(6)
        .optional(),
      action: link.optional(),
    }),
    { max: 12 },
  ),
  actions: z.array(link).max(3).optional(),
  picture: picture.optional(),
  caption: bespoke(120).optional(),
});

export type ProgramsProps = z.infer<typeof programsProps>;
