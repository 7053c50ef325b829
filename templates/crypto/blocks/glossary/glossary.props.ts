import { z } from "zod";
import { headingText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const glossaryProps = z.strictObject({
  eyebrow: headingText(40).optional(),
  title: headingText(60),
  entries: records("questions", z.strictObject({ word: part("title", 32), meaning: part("text", 240) }), {
    max: 40,
  }),
});

export type GlossaryProps = z.infer<typeof glossaryProps>;
