import { z } from "zod";
import { addressLines, hoursRows } from "../fact.ts";
import { bespoke, heading, labelText, link } from "../fields.ts";

export const hoursProps = z.strictObject({
  /** `card`: a door sign, centred. `columns`: heading, days and address side by side. `line`: one ruled line of all three. */
  variant: z.enum(["card", "columns", "line"]),
  heading: heading.optional(),
  days: hoursRows.optional(),
  address: addressLines.optional(),
  phones: z
    .array(z.strictObject({ purpose: labelText(60).optional(), ...link.shape }))
    .max(4)
    .optional(),
  note: bespoke(300).optional(),
  link: link.optional(),
});

export type HoursProps = z.infer<typeof hoursProps>;
