import { z } from "zod";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const lidProps = z.strictObject({
  title: line,
  lead: paragraph,
  /** Over the number. */
  call: line,
  phone: link.optional(),
  facts: z.array(line).min(1).max(3),
  actions: z.array(link).min(1).max(2),
  /** Something round, seen from above, that the number can be written on. */
  picture,
});

export type LidProps = z.infer<typeof lidProps>;
