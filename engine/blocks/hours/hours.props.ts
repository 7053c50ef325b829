import { z } from "zod";
import { heading, line, link, paragraph } from "../fields.ts";

export const hoursProps = z.strictObject({
  /** `card`: a door sign, centred. `columns`: heading, days and address side by side. `line`: one ruled line of all three. */
  variant: z.enum(["card", "columns", "line"]),
  heading,
  days: z.union([
    z.literal("{hours:rows}"),
    z
      .array(z.strictObject({ days: line, times: line, isClosed: z.boolean().optional() }))
      .min(1)
      .max(7),
  ]),
  address: z.array(line).min(1).max(5).optional(),
  phones: z
    .array(z.strictObject({ purpose: line.optional(), ...link.shape }))
    .max(4)
    .optional(),
  note: paragraph.optional(),
  link: link.optional(),
});

export type HoursProps = z.infer<typeof hoursProps>;
