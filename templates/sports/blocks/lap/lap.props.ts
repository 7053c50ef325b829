import { z } from "zod";
import { heading } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

const hour = z.number().min(0).max(24);

export const lapProps = z.strictObject({
  heading,
  /** The hour at the start line; the lap is run sixteen hours later. */
  opens: hour,
  /** Those with hours lie on the track, too. */
  sessions: records(
    "dates",
    z.strictObject({
      from: hour.optional(),
      to: hour.optional(),
      time: part("when", 32),
      name: part("title", 40).optional(),
      note: part("text", 120).optional(),
    }),
    { max: 10 },
  ),
});

export type LapProps = z.infer<typeof lapProps>;
