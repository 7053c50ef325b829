import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

/** Where to write and ring, beside a sealed envelope; `urgent` is what does not wait for the post. */
export const envelopeProps = z.strictObject({
  title: line,
  text: paragraph,
  phone: link.optional(),
  email: link.optional(),
  action: link.optional(),
  urgent: z.strictObject({ title: line, text: paragraph }),
  facts: z.array(fact).max(6),
  picture,
});

export type EnvelopeProps = z.infer<typeof envelopeProps>;
