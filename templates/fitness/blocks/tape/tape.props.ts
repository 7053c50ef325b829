import { z } from "zod";
import { bespoke, labelText } from "../../../../engine/blocks/fields.ts";

export const tapeProps = z.strictObject({
  /** What the list is, for those who do not see it. */
  label: labelText(40),
  /** Printed one after another along the tape, which fewer would not fill. */
  phrases: z.array(bespoke(32)).min(3).max(8),
});

export type TapeProps = z.infer<typeof tapeProps>;
