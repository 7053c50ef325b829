import { z } from "zod";
import { line } from "../../../../engine/blocks/fields.ts";

export const tapeProps = z.strictObject({
  /** What the list is, for those who do not see it. */
  label: line,
  /** Printed one after another along the tape. */
  phrases: z.array(line).min(3).max(8),
});

export type TapeProps = z.infer<typeof tapeProps>;
