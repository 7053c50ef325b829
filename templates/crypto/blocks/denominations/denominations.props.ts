import { z } from "zod";
import { heading, labelText, link } from "../../../../engine/blocks/fields.ts";
import { offers } from "../../collections.ts";

export const denominationsProps = z.strictObject({
  heading: heading.optional(),
  /** What the drawn course and the change beside the price span. */
  period: labelText(12).optional(),
  /** Whether the offers stand without what changes by the day. */
  isPlain: z.boolean().optional(),
  coins: offers,
  link: link.optional(),
});

export type DenominationsProps = z.infer<typeof denominationsProps>;
