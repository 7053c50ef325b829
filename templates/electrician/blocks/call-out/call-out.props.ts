import { z } from "zod";
import { factText, heading, headingText, labelText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

const phone = link.extend({ label: labelText(20) });

export const callOutProps = z.strictObject({
  /** A word fills the width, a sentence stands smaller. */
  heading: heading.extend({ title: headingText(60) }),
  phone: phone.optional(),
  /** What is written on the round button. */
  button: labelText(8),
  hours: factText(48).optional(),
  /** What to do before, or instead of, calling. */
  steps: records("steps", z.strictObject({ title: part("title", 56), text: part("text", 140).optional() }), {
    max: 6,
  }),
  estimate: z.strictObject({
    title: headingText(48),
    text: headingText(300).optional(),
    phone: link.optional(),
    mail: link.optional(),
  }),
});

export type CallOutProps = z.infer<typeof callOutProps>;
