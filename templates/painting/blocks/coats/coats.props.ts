import { z } from "zod";
import { bespoke, headingText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const coatsProps = z.strictObject({
  title: headingText(80).optional(),
  lead: headingText(240).optional(),
  /** What was on the wall before: large, and less and less of it. */
  ghost: bespoke(9).optional(),
  /** As found, after one coat, after two; any more are as many coats. */
  days: records(
    "steps",
    z.strictObject({
      day: part("when", 24).optional(),
      state: part("title", 80),
      text: part("text", 240).optional(),
    }),
    { max: 6 },
  ),
});

export type CoatsProps = z.infer<typeof coatsProps>;
