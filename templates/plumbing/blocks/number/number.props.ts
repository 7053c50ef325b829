import { z } from "zod";
import { factText, headingText, href, labelText, link } from "../../../../engine/blocks/fields.ts";
import { drawing } from "../../drawing.ts";

export const numberProps = z.strictObject({
  title: headingText(64),
  lead: headingText(220).optional(),
  /** Its digits hang on the wall. */
  phone: z.strictObject({ label: factText(24), href }).optional(),
  /** What the wall is called where its digits cannot be seen. */
  call: labelText(60).optional(),
  facts: z
    .array(z.strictObject({ label: labelText(20), value: factText(60), note: factText(60).optional() }))
    .max(4)
    .optional(),
  estimate: link.optional(),
  more: link.optional(),
  /** Of pipe, or painted on plates of enamel. */
  drawing,
});

export type NumberProps = z.infer<typeof numberProps>;
