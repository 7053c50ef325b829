import { z } from "zod";
import { bespoke, headingText, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const rulesProps = z.strictObject({
  eyebrow: headingText(80).optional(),
  title: headingText(80).optional(),
  lead: headingText(320).optional(),
  picture: picture.optional(),
  caption: bespoke(120).optional(),
  rules: records(
    "reasons",
    z.strictObject({ title: part("title", 60), text: part("text", 240).optional() }),
    { max: 16 },
  ),
});

export type RulesProps = z.infer<typeof rulesProps>;
