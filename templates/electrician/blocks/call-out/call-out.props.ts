import { z } from "zod";
import { factText, heading, headingText, href, labelText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { drawing } from "../../drawing.ts";

export const callOutProps = z.strictObject({
  /** A word fills the width, a sentence stands smaller. */
  heading: heading.extend({ title: headingText(64) }).optional(),
  phone: z.strictObject({ label: factText(24), href }).optional(),
  /** What is written on the round button. */
  button: labelText(8),
  hours: factText(48).optional(),
  /** What to do before, or instead of, calling. */
  steps: records("steps", z.strictObject({ title: part("title", 64), text: part("text", 180).optional() }), {
    max: 8,
  }).optional(),
  actions: z.array(link).max(3).optional(),
  estimate: z
    .strictObject({
      title: headingText(48),
      text: headingText(300).optional(),
      phone: link.optional(),
      mail: link.optional(),
    })
    .optional(),
  /** Whether the cores at the page's edge end here, stripped. */
  drawing,
});

export type CallOutProps = z.infer<typeof callOutProps>;
