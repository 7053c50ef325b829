import { z } from "zod";
import { headingText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const rulesProps = z.strictObject({
  title: headingText(90).optional(),
  lead: headingText(320).optional(),
  rules: records(
    "reasons",
    z.strictObject({ title: part("title", 60), text: part("text", 200).optional() }),
    { max: 12 },
  ).optional(),
  actions: z.array(link).max(3).optional(),
});

export type RulesProps = z.infer<typeof rulesProps>;
