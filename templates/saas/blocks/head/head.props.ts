import { z } from "zod";
import { href, line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const headProps = z.strictObject({
  title: line,
  lead: paragraph,
  picture: picture.optional(),
  /** In place of a picture: a floor of tiles, in which the first letter of this is laid. */
  letterOf: line.optional(),
  facts: z.array(z.strictObject({ label: line, value: line, href: href.optional() })).max(6),
});

export type HeadProps = z.infer<typeof headProps>;
