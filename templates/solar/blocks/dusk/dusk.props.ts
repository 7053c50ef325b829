import { z } from "zod";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const duskProps = z.strictObject({
  hour: line,
  title: z.string().min(1).max(14),
  lead: paragraph,
  phone: link,
  facts: z.array(line).min(1).max(3),
  actions: z.array(link).min(1).max(2),
  picture,
});

export type DuskProps = z.infer<typeof duskProps>;
