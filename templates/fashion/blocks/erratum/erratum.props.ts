import { z } from "zod";
import { line, link, paragraph } from "../../../../engine/blocks/fields.ts";

export const erratumProps = z.strictObject({
  title: line,
  /** The number of the page that is not there. */
  folio: line,
  text: paragraph,
  link,
  second: link.optional(),
});

export type ErratumProps = z.infer<typeof erratumProps>;
