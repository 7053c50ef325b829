import { z } from "zod";
import { line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const handfulProps = z.strictObject({
  eyebrow: line,
  title: line,
  text: paragraph,
  /** Six coins in a row, each larger than the one before. */
  picture,
  /** What the figures below the picture are. */
  scale: line,
  /** From the left, as the picture has them. */
  coins: z.array(z.strictObject({ name: line, worth: line })).length(6),
});

export type HandfulProps = z.infer<typeof handfulProps>;
