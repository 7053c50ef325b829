import { z } from "zod";
import { line, link, paragraph } from "../../../../engine/blocks/fields.ts";

export const savingsProps = z.strictObject({
  hour: line,
  title: z.string().min(1).max(14),
  lead: paragraph,
  ask: link,
  call: link,
});

export type SavingsProps = z.infer<typeof savingsProps>;
