import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, factText, heading, labelText, link, picture } from "../../../../engine/blocks/fields.ts";

export const sheetProps = z.strictObject({
  heading,
  picture: picture.optional(),
  /** What is printed on the sheet, and a filled-in example. Where nothing is, it has the lines. */
  form: bespoke(60).optional(),
  facts: z
    .array(z.strictObject({ label: bespoke(32), value: bespoke(40) }))
    .max(8)
    .optional(),
  checks: z
    .array(z.strictObject({ label: bespoke(48), isSo: z.boolean() }))
    .max(8)
    .optional(),
  /** What is said of a check to who does not see its tick. */
  answers: z.strictObject({ yes: bespoke(12), no: bespoke(12) }).optional(),
  verdict: bespoke(120).optional(),
  price: bespoke(16).optional(),
  ask: link.optional(),
  more: link.optional(),
  lines: z
    .array(fact.extend({ label: labelText(16), value: factText(80) }))
    .max(6)
    .optional(),
});

export type SheetProps = z.infer<typeof sheetProps>;
