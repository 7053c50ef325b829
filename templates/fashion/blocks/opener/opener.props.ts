import { z } from "zod";
import { bespoke, headingText, labelText, link } from "../../../../engine/blocks/fields.ts";

export const openerProps = z.strictObject({
  /** Its letters lean one by one. */
  title: headingText(80),
  /** Number of the page within the issue, and what stands before it for those who do not see it. */
  folio: bespoke(3).optional(),
  folioLabel: labelText(12),
  eyebrow: headingText(80).optional(),
  lead: headingText(320).optional(),
  link: link.optional(),
  second: link.optional(),
});

export type OpenerProps = z.infer<typeof openerProps>;
