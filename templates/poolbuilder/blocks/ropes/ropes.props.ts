import { z } from "zod";
import { line } from "../../../../engine/blocks/fields.ts";

export const ropesProps = z.strictObject({
  depth: line,
  title: line,
  services: z.array(z.strictObject({ name: line, price: line, note: line })).length(6),
});

export type RopesProps = z.infer<typeof ropesProps>;
