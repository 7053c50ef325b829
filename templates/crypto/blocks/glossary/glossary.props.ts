import { z } from "zod";
import { line, paragraph } from "../../../../engine/blocks/fields.ts";

export const glossaryProps = z.strictObject({
  eyebrow: line,
  title: line,
  entries: z
    .array(z.strictObject({ word: line, meaning: paragraph }))
    .min(1)
    .max(40),
});

export type GlossaryProps = z.infer<typeof glossaryProps>;
