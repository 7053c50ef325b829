import { z } from "zod";
import { bespoke, headingText, picture } from "../../../../engine/blocks/fields.ts";

export const handfulProps = z.strictObject({
  eyebrow: headingText(40).optional(),
  title: headingText(60),
  text: headingText(240).optional(),
  /** Six coins in a row, each larger than the one before. */
  picture,
  /** What the figures below the picture are. */
  scale: bespoke(100).optional(),
  /** From the left, one below each coin of the picture. */
  coins: z.array(z.strictObject({ name: bespoke(14), worth: bespoke(8) })).length(6),
});

export type HandfulProps = z.infer<typeof handfulProps>;
