import { z } from "zod";
import { bespoke, headingText, labelText } from "../../../../engine/blocks/fields.ts";

export const openerProps = z.strictObject({
  /** Its letters lean one by one. */
  title: headingText(24),
  /** Number of the page within the issue, and what stands before it for those who do not see it. */
  folio: bespoke(3).optional(),
  folioLabel: labelText(12),
  lead: headingText(240).optional(),
});

export type OpenerProps = z.infer<typeof openerProps>;
