import { z } from "zod";
import { line, paragraph } from "../../../../engine/blocks/fields.ts";

export const openerProps = z.strictObject({
  /** One word, as its letters lean one by one. */
  title: line,
  /** Number of the page within the issue. */
  folio: line,
  lead: paragraph,
});

export type OpenerProps = z.infer<typeof openerProps>;
