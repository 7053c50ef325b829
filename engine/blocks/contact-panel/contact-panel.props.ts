import { z } from "zod";
import { hoursRows } from "../fact.ts";
import { bespoke, heading, link } from "../fields.ts";

export const contactPanelProps = z.strictObject({
  /** `band`: the number as large as the width allows. `card`: a raised card, number left, hours right. `sticker`: a tilted label beside the words. */
  variant: z.enum(["band", "card", "sticker"]),
  heading: heading.optional(),
  phone: link.optional(),
  hours: hoursRows.optional(),
  /** What a caller should know first: "Shut the main valve, then call." */
  note: bespoke(300).optional(),
  actions: z.array(link).max(2).optional(),
});

export type ContactPanelProps = z.infer<typeof contactPanelProps>;
