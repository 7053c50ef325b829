import { z } from "zod";
import { heading, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const stagesProps = z.strictObject({
  heading,
  stages: records(
    "steps",
    z.strictObject({
      week: part("when", 24).optional(),
      title: part("title", 44),
      text: part("text", 240).optional(),
      picture: picture.optional(),
    }),
    { max: 6 },
  ),
});

export type StagesProps = z.infer<typeof stagesProps>;
