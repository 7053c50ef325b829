import { z } from "zod";
import { heading, labelText, link } from "../../../../engine/blocks/fields.ts";
import { coins } from "../../collections.ts";

export const denominationsProps = z.strictObject({
  heading,
  /** What the drawn course and the change beside the price span. */
  period: labelText(12),
  coins,
  link: link.optional(),
});

export type DenominationsProps = z.infer<typeof denominationsProps>;
