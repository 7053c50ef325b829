import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { factText, headingText, link, picture } from "../../../../engine/blocks/fields.ts";

/** Where to write and ring, beside a sealed envelope; `urgent` is what does not wait for the post. */
export const envelopeProps = z.strictObject({
  eyebrow: headingText(80).optional(),
  title: headingText(80),
  lead: headingText(400).optional(),
  action: link.optional(),
  phone: link.optional(),
  email: link.optional(),
  urgent: z.strictObject({ title: headingText(60), text: headingText(200).optional() }).optional(),
  facts: z.array(fact).max(6).optional(),
  /** Without it the envelope is drawn, and its seal shows how `stamp` begins. */
  picture: picture.optional(),
  stamp: factText(120).optional(),
});

export type EnvelopeProps = z.infer<typeof envelopeProps>;
