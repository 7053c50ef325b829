import { z } from "zod";
import { headingText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const glossaryProps = z.strictObject({
  eyebrow: headingText(40).optional(),
  title: headingText(80),
  lead: headingText(240).optional(),
  entries: records("questions", z.strictObject({ word: part("title", 80), meaning: part("text", 480) }), {
    max: 40,
  }),
});

export type GlossaryProps = z.infer<typeof glossaryProps>;
