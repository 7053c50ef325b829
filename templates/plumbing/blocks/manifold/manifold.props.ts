import { z } from "zod";
import { heading, headingText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { drawing } from "../../drawing.ts";

export const manifoldProps = z.strictObject({
  heading: heading.extend({ title: headingText(64) }).optional(),
  /** No more branches than hang from one pipe side by side. */
  services: records(
    "offers",
    z.strictObject({
      name: part("title", 40),
      text: part("text", 180).optional(),
      price: part("price", 24).optional(),
      unit: part("unit", 24).optional(),
      note: part("note", 64).optional(),
    }),
    { max: 6 },
  ),
  more: link.optional(),
  drawing,
});

export type ManifoldProps = z.infer<typeof manifoldProps>;
