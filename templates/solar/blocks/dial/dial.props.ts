import { z } from "zod";
import { line } from "../../../../engine/blocks/fields.ts";

export const dialProps = z.strictObject({
  hour: line,
  title: z.string().min(1).max(14),
  reasons: z.array(z.strictObject({ title: line, text: line })).length(6),
});

export type DialProps = z.infer<typeof dialProps>;
