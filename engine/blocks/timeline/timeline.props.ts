import { z } from "zod";
import { heading, line, paragraph, picture } from "../fields.ts";

export const timelineProps = z.strictObject({
  /** `axis`: dates along a line, sideways on wide screens. `ledger`: date, title and text in ruled rows. `stepped`: each entry further right than the last. */
  variant: z.enum(["axis", "ledger", "stepped"]),
  heading: heading.optional(),
  entries: z
    .array(
      z.strictObject({ date: line, title: line, text: paragraph.optional(), picture: picture.optional() }),
    )
    .min(2)
    .max(16),
});

export type TimelineProps = z.infer<typeof timelineProps>;
