import { z } from "zod";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const estimateProps = z.strictObject({
  title: line,
  text: paragraph,
  steps: z.array(line).min(2).max(4),
  phone: link,
  email: link,
  picture,
  emergency: z.strictObject({ title: line, text: paragraph, picture }),
});

export type EstimateProps = z.infer<typeof estimateProps>;
