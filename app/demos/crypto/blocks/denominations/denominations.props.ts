import { z } from "zod";
import { heading, link } from "../../../../../engine/blocks/fields.ts";
import { symbol } from "../symbol.ts";

export const denominationsProps = z.strictObject({
  heading,
  symbols: z.array(symbol).min(2).max(8),
  link,
});

export type DenominationsProps = z.infer<typeof denominationsProps>;
