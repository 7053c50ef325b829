import { z } from "zod";
import { heading, link, picture } from "../fields.ts";
import { part, records } from "../role.ts";

const entry = z.strictObject({
  date: part("when", 60),
  title: part("title", 120).optional(),
  text: part("text", 600).optional(),
  picture: picture.optional(),
  link: link.optional(),
});

export const timelineProps = z.strictObject({
  /** `axis`: dates along a line, sideways on wide screens. `ledger`: date, title and text in ruled rows. `stepped`: each entry further right than the last. */
  variant: z.enum(["axis", "ledger", "stepped"]),
  heading: heading.optional(),
  entries: records("dates", entry, { max: 60 }),
});

export type TimelineProps = z.infer<typeof timelineProps>;
