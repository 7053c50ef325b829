import { z } from "zod";
import { bespoke, headingText, labelText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const certificateProps = z.strictObject({
  title: headingText(48),
  number: bespoke(24).optional(),
  lead: headingText(240).optional(),
  /** Of the work, what is in it, its price and its result. */
  columns: z.array(labelText(20)).length(4),
  rows: records(
    "offers",
    z.strictObject({
      work: part("title", 40),
      scope: part("text", 100).optional(),
      price: part("price", 14).optional(),
    }),
    { max: 20 },
  ),
  /** What stands in the last column of each row. */
  pass: bespoke(8),
  remark: bespoke(160).optional(),
  signed: bespoke(48).optional(),
  stamp: z.strictObject({ top: bespoke(10), middle: bespoke(6), bottom: bespoke(16).optional() }).optional(),
});

export type CertificateProps = z.infer<typeof certificateProps>;
