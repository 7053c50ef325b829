import { z } from "zod";
import { headingText, labelText, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const estimateProps = z.strictObject({
  title: headingText(48),
  text: headingText(200).optional(),
  steps: records("steps", z.strictObject({ title: part("title", 80) }), { max: 5 }),
  call: link.extend({ label: labelText(32) }).optional(),
  /** The same, of the emergency. */
  phone: link.optional(),
  email: link.optional(),
  picture,
  emergency: z
    .strictObject({ title: headingText(48), text: headingText(160).optional(), picture })
    .optional(),
});

export type EstimateProps = z.infer<typeof estimateProps>;
