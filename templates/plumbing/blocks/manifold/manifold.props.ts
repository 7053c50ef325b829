import { z } from "zod";
import { heading, headingText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const manifoldProps = z.strictObject({
  heading: heading.extend({ title: headingText(48) }),
  /** No more branches than hang from one pipe side by side. */
  services: records(
    "offers",
    z.strictObject({
      name: part("title", 36),
      text: part("text", 160).optional(),
      price: part("price", 24).optional(),
    }),
    { max: 6 },
  ),
  more: link.optional(),
});

export type ManifoldProps = z.infer<typeof manifoldProps>;
