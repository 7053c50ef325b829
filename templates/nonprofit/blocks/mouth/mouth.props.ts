import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { factText, headingText, href, labelText, link, picture } from "../../../../engine/blocks/fields.ts";

export const mouthProps = z.strictObject({
  picture: picture.optional(),
  title: headingText(80),
  lead: headingText(320).optional(),
  actions: z.array(link).max(3).optional(),
  /** For what cannot wait; the number is shown where it can be called. */
  watch: z
    .strictObject({
      title: headingText(60),
      text: headingText(160).optional(),
      number: factText(24),
      href: href.optional(),
    })
    .optional(),
  /** For what can. */
  consultation: z
    .strictObject({
      title: headingText(60),
      text: headingText(320).optional(),
      actions: z.array(link).max(2).optional(),
    })
    .optional(),
  facts: z
    .array(fact.extend({ label: labelText(24), value: factText(120) }))
    .max(4)
    .optional(),
});

export type MouthProps = z.infer<typeof mouthProps>;
