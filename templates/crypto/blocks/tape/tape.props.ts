import { z } from "zod";
import { line } from "../../../../engine/blocks/fields.ts";
import { symbol } from "../symbol.ts";

export const tapeProps = z.strictObject({ label: line, note: line, symbols: z.array(symbol).min(1).max(8) });

export type TapeProps = z.infer<typeof tapeProps>;
