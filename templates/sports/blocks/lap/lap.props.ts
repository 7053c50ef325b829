import { z } from "zod";
import { heading, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

const hour = z.number().min(0).max(24);

export const lapProps = z.strictObject({
  heading: heading.optional(),
  /** What is run round: a track of eight lanes, or a plain band for who has none. */
  drawing: z.enum(["track", "band"]).optional(),
  /** The hour at the start line; the lap is run sixteen hours later. */
  opens: hour,
  /** Those with hours lie on the lap where these are; where none has any, all of them do, one after the other. */
  sessions: records(
    "dates",
    z.strictObject({
      from: hour.optional(),
      to: hour.optional(),
      time: part("when", 40),
      name: part("title", 80).optional(),
      by: part("by", 60).optional(),
      more: part("note", 80).optional(),
      note: part("text", 240).optional(),
      link: link.optional(),
    }),
    { max: 12 },
  ),
  actions: z.array(link).max(3).optional(),
});

export type LapProps = z.infer<typeof lapProps>;
