import { z } from "zod";
import { heading } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { stages } from "../../workshop/stages.ts";

export const passageProps = z.strictObject({
  heading,
  /** A step without a stage has the tile of its place. */
  steps: records(
    "steps",
    z.strictObject({
      stage: z.enum(stages).optional(),
      name: part("title", 24),
      text: part("text", 160).optional(),
    }),
    { max: 5 },
  ),
});

export type PassageProps = z.infer<typeof passageProps>;
