import { z } from "zod";
import { bespoke, headingText } from "../../../../engine/blocks/fields.ts";
import { quotes } from "../../collections.ts";

export const tapeProps = z.strictObject({
  label: headingText(60),
  note: bespoke(40).optional(),
  /** Whether the offers stand without what changes by the day. */
  isPlain: z.boolean().optional(),
  coins: quotes,
});

export type TapeProps = z.infer<typeof tapeProps>;
