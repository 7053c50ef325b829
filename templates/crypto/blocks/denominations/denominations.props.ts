import { z } from "zod";
import { heading, line, link } from "../../../../engine/blocks/fields.ts";
import { symbol } from "../symbol.ts";

export const denominationsProps = z.strictObject({
  heading,
  /** What the drawn course and the change beside the price span. */
  period: line,
  symbols: z.array(symbol).min(2).max(8),
  link,
});

export type DenominationsProps = z.infer<typeof denominationsProps>;
