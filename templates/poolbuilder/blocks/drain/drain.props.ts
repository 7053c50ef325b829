import { z } from "zod";
import { line, link, paragraph } from "../../../../engine/blocks/fields.ts";

export const drainProps = z.strictObject({
  depth: line,
  title: line,
  text: paragraph,
  phone: link,
  facts: z.array(line).max(3),
  actions: z.array(link).max(2),
});

export type DrainProps = z.infer<typeof drainProps>;
