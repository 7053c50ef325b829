import { z } from "zod";
import { line, paragraph } from "../../../../engine/blocks/fields.ts";

export const manualProps = z.strictObject({
  /** As it stands in both upper corners: the command and the section of the manual. */
  name: line,
  book: line,
  title: line,
  summary: line,
  synopsis: z.array(line).min(1),
  description: paragraph,
  options: z.array(z.strictObject({ flag: line, text: paragraph })).min(1),
  status: z.array(z.strictObject({ code: line, text: paragraph })).min(1),
  bugs: paragraph,
  date: line,
});

export type ManualProps = z.infer<typeof manualProps>;
