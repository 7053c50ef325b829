import { z } from "zod";
import { bespoke, headingText, labelText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const certificateProps = z.strictObject({
  title: headingText(64),
  number: bespoke(24).optional(),
  lead: headingText(240).optional(),
  /** Of the work, what is in it, its price and its result. */
  columns: z.array(labelText(20)).length(4).optional(),
  rows: records(
    "offers",
    z.strictObject({
      work: part("title", 48),
      when: part("when", 40).optional(),
      scope: part("text", 140).optional(),
      price: part("price", 20).optional(),
      unit: part("unit", 24).optional(),
      note: part("note", 64).optional(),
    }),
    { max: 20 },
  ).optional(),
  /** What stands in the last column of each row. */
  pass: bespoke(8).optional(),
  remark: bespoke(160).optional(),
  actions: z.array(link).max(3).optional(),
  signed: bespoke(48).optional(),
  stamp: z.strictObject({ top: bespoke(10), middle: bespoke(6), bottom: bespoke(16).optional() }).optional(),
});

export type CertificateProps = z.infer<typeof certificateProps>;
