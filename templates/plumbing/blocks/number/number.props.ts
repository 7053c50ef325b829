import { z } from "zod";
import { factText, headingText, labelText, link } from "../../../../engine/blocks/fields.ts";

export const numberProps = z.strictObject({
  title: headingText(40),
  /** Its digits hang on the wall. */
  phone: link.optional(),
  /** What the wall is called where its digits cannot be seen. */
  call: labelText(60).optional(),
  facts: z
    .array(z.strictObject({ label: labelText(20), value: factText(60), note: factText(60).optional() }))
    .max(4)
    .optional(),
  estimate: link.optional(),
});

export type NumberProps = z.infer<typeof numberProps>;
