import { z } from "zod";
import { line, link, paragraph } from "../../../../engine/blocks/fields.ts";

export const lotProps = z.strictObject({
  title: line,
  text: paragraph,
  /** Written on the empty ground. */
  mark: line,
  actions: z.array(link).min(1).max(3),
});

export type LotProps = z.infer<typeof lotProps>;
