import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { heading, line, link, picture } from "../../../../engine/blocks/fields.ts";

export const sheetProps = z.strictObject({
  heading,
  picture,
  /** What is printed on the sheet, and a filled-in example. */
  form: line,
  facts: z.array(fact).max(8),
  checks: z.array(z.strictObject({ label: line, isSo: z.boolean() })).max(8),
  verdict: line,
  price: line,
  phone: link,
  ask: link,
  lines: z.array(fact).max(6),
});

export type SheetProps = z.infer<typeof sheetProps>;
