import { z } from "zod";
import { headingText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const rulesProps = z.strictObject({
  title: headingText(80),
  rules: records(
    "reasons",
    z.strictObject({ title: part("title", 36), text: part("text", 120).optional() }),
    { max: 9 },
  ),
});

export type RulesProps = z.infer<typeof rulesProps>;
