import { z } from "zod";
import { heading, headingText, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const standProps = z.strictObject({
  heading: heading.pick({ title: true }),
  picture: picture.optional(),
  lead: headingText(240).optional(),
  reasons: records(
    "reasons",
    z.strictObject({
      figure: part("value", 5).optional(),
      title: part("title", 36),
      text: part("text", 160).optional(),
    }),
    { max: 8 },
  ),
});

export type StandProps = z.infer<typeof standProps>;
