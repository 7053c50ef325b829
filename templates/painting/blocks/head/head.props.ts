import { z } from "zod";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const headProps = z.strictObject({
  title: line,
  lead: paragraph,
  phone: link.optional(),
  action: link.optional(),
  picture,
});

export type HeadProps = z.infer<typeof headProps>;
