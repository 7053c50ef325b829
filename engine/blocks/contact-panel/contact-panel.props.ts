import { z } from "zod";
import { heading, line, link, paragraph } from "../fields.ts";

export const contactPanelProps = z.strictObject({
  /** `band`: the number as large as the width allows. `card`: a raised card, number left, hours right. `sticker`: a tilted label beside the words. */
  variant: z.enum(["band", "card", "sticker"]),
  heading,
  phone: link,
  hours: z
    .array(z.strictObject({ days: line, times: line }))
    .max(7)
    .optional(),
  /** What a caller should know first: "Shut the main valve, then call." */
  note: paragraph.optional(),
  actions: z.array(link).max(2).optional(),
});

export type ContactPanelProps = z.infer<typeof contactPanelProps>;
