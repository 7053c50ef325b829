import { z } from "zod";
import { bespoke, heading, labelText, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const programsProps = z.strictObject({
  heading,
  weekLabel: labelText(16).optional(),
  /** Three of known length hang from one line to scale; any others stand side by side. */
  programs: records(
    "offers",
    z.strictObject({
      name: part("title", 40),
      level: part("note", 40).optional(),
      duration: part("note", 24).optional(),
      /** The bar is as long. */
      weeks: z.literal([4, 12, 26]).optional(),
      price: part("price", 12).optional(),
      per: part("unit", 16).optional(),
      description: part("text", 280).optional(),
      features: z.array(part("points", 60)).max(6).optional(),
      marks: z
        .array(z.strictObject({ week: z.literal([1, 4, 6, 11, 12, 16, 21, 26]), label: bespoke(24) }))
        .max(6)
        .optional(),
      action: link.optional(),
    }),
    { max: 6 },
  ),
  picture: picture.optional(),
  caption: bespoke(120).optional(),
});

export type ProgramsProps = z.infer<typeof programsProps>;
