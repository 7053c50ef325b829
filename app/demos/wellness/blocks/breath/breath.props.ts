import { z } from "zod";
import { line, link, paragraph } from "../../../../../engine/blocks/fields.ts";

export const breathProps = z.strictObject({
  title: line,
  lead: paragraph,
  /** Said after four breaths. */
  leaving: line,
  /** The first is the filled one. */
  actions: z.array(link).max(2),
});

export type BreathProps = z.infer<typeof breathProps>;
