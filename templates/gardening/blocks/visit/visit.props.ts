import { z } from "zod";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const visitProps = z.strictObject({
  title: line,
  text: paragraph,
  picture,
  phone: link,
  email: link,
  labels: z.strictObject({ call: line, write: line }),
  lines: z.array(z.strictObject({ label: line, value: line })).max(6),
  note: line,
});

export type VisitProps = z.infer<typeof visitProps>;
