import { z } from "zod";
import { line, paragraph } from "../../../../engine/blocks/fields.ts";

export const arrayProps = z.strictObject({
  hour: line,
  title: z.string().min(1).max(14),
  lead: paragraph,
  panels: z.array(z.strictObject({ name: line, price: line, text: line })).length(6),
});

export type ArrayProps = z.infer<typeof arrayProps>;
