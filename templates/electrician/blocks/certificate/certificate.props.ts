import { z } from "zod";
import { line, paragraph } from "../../../../engine/blocks/fields.ts";

export const certificateProps = z.strictObject({
  title: line,
  number: line,
  lead: paragraph,
  columns: z.array(line).length(4),
  rows: z
    .array(z.strictObject({ work: line, scope: line, price: line }))
    .min(1)
    .max(14),
  /** What stands in the last column of each row. */
  pass: line,
  remark: line,
  signed: line,
  stamp: z.strictObject({ top: line, middle: line, bottom: line.optional() }),
});

export type CertificateProps = z.infer<typeof certificateProps>;
