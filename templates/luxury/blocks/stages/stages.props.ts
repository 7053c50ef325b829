import { z } from "zod";
import { heading, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const stagesProps = z.strictObject({
  heading: heading.optional(),
  stages: records(
    "steps",
    z.strictObject({
      week: part("when", 24).optional(),
      title: part("title", 80),
      text: part("text", 260).optional(),
      picture: picture.optional(),
    }),
    { max: 8 },
  ),
  actions: z.array(link).max(3).optional(),
});

export type StagesProps = z.infer<typeof stagesProps>;
