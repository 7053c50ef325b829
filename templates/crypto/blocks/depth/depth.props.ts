import { z } from "zod";
import { line, link, paragraph } from "../../../../engine/blocks/fields.ts";
import { symbol } from "../symbol.ts";

export const depthProps = z.strictObject({
  eyebrow: line,
  title: line,
  text: paragraph,
  bids: line,
  asks: line,
  /** What lies between the two. */
  valley: line,
  /** From the farthest ridge to the nearest. */
  symbols: z.array(symbol).min(1).max(8),
  link,
});

export type DepthProps = z.infer<typeof depthProps>;
