import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { headingText, labelText, link, picture } from "../../../../engine/blocks/fields.ts";

/** Where to write and ring, beside a sealed envelope; `urgent` is what does not wait for the post. */
export const envelopeProps = z.strictObject({
  title: headingText(80),
  text: headingText(240).optional(),
  phone: link.extend({ label: labelText(24) }).optional(),
  email: link.optional(),
  action: link.optional(),
  urgent: z.strictObject({ title: headingText(60), text: headingText(200).optional() }).optional(),
  facts: z.array(fact).max(6).optional(),
  picture,
});

export type EnvelopeProps = z.infer<typeof envelopeProps>;
