import { z } from "zod";
import { heading, line } from "../../../../engine/blocks/fields.ts";

const hour = z.number().min(0).max(24);

export const lapProps = z.strictObject({
  heading,
  /** The hour at the start line; the lap is run sixteen hours later. */
  opens: hour,
  sessions: z
    .array(z.strictObject({ from: hour, to: hour, time: line, name: line, note: line }))
    .min(1)
    .max(10),
});

export type LapProps = z.infer<typeof lapProps>;
