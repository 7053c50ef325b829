import { z } from "zod";
import { bespoke, headingText, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const rulesProps = z.strictObject({
  title: headingText(60),
  picture: picture.optional(),
  caption: bespoke(120).optional(),
  rules: records(
    "reasons",
    z.strictObject({ title: part("title", 40), text: part("text", 200).optional() }),
    { max: 8 },
  ),
});

export type RulesProps = z.infer<typeof rulesProps>;
