import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { line, paragraph } from "../../../../engine/blocks/fields.ts";

export const visitProps = z.strictObject({
  title: line,
  address: z.array(line).min(1).max(3),
  way: paragraph,
  sticker: z.strictObject({ title: line, days: line, times: line, note: line }),
  facts: z.array(fact).max(6),
});

export type VisitProps = z.infer<typeof visitProps>;
