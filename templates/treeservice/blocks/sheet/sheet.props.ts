import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, heading, link, picture } from "../../../../engine/blocks/fields.ts";

export const sheetProps = z.strictObject({
  heading,
  picture: picture.optional(),
  /** What is printed on the sheet, and a filled-in example. */
  form: bespoke(60),
  facts: z.array(z.strictObject({ label: bespoke(32), value: bespoke(40) })).max(8),
  checks: z.array(z.strictObject({ label: bespoke(48), isSo: z.boolean() })).max(8),
  /** What is said of a check to who does not see its tick. */
  answers: z.strictObject({ yes: bespoke(12), no: bespoke(12) }),
  verdict: bespoke(90),
  price: bespoke(16),
  ask: link.optional(),
  lines: z.array(fact).max(6).optional(),
});

export type SheetProps = z.infer<typeof sheetProps>;
