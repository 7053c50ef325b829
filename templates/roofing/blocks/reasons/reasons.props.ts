import { z } from "zod";
import { bespoke, heading, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const reasonsProps = z.strictObject({
  heading: heading.optional(),
  picture: picture.optional(),
  caption: bespoke(90).optional(),
  reasons: records(
    "reasons",
    z.strictObject({
      title: part("title", 60),
      text: part("text", 240).optional(),
      value: part("value", 12).optional(),
    }),
    { max: 12 },
  ).optional(),
  actions: z.array(link).max(3).optional(),
});

export type ReasonsProps = z.infer<typeof reasonsProps>;
