import { z } from "zod";
import { bespoke, headingText, href, labelText, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const shootProps = z.strictObject({
  /** `verso`: a portrait left, off the edge. `recto`: a portrait right, inset. `spread`: a landscape over both pages. */
  variant: z.enum(["verso", "recto", "spread"]),
  number: bespoke(2).optional(),
  eyebrow: headingText(80).optional(),
  title: headingText(80).optional(),
  lead: headingText(320).optional(),
  credits: z
    .array(z.strictObject({ label: labelText(20), value: bespoke(40) }))
    .max(6)
    .optional(),
  /** Without one a length of cloth hangs there. */
  picture: picture.optional(),
  featured: z.boolean().optional(),
  looks: records(
    "offers",
    z.strictObject({
      item: part("title", 60),
      text: part("text", 240).optional(),
      price: part("price", 28).optional(),
      unit: part("unit", 24).optional(),
      note: part("note", 60).optional(),
      /** What is sold out says so. */
      available: z.boolean().optional(),
      href: href.optional(),
    }),
    { max: 12 },
  ).optional(),
  labels: z.strictObject({
    /** Read aloud before the number. */
    frame: labelText(16),
    featured: labelText(24).optional(),
    /** Names the list of what is for sale, for those who do not see it. */
    looks: labelText(32),
    soldOut: labelText(16),
  }),
  link: link.optional(),
});

export type ShootProps = z.infer<typeof shootProps>;
