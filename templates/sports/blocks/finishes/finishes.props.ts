import { z } from "zod";
import { bespoke, heading, labelText, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const finishesProps = z.strictObject({
  heading,
  /** What the finish camera saw; each story with an improvement shows a part of it. */
  picture: picture.optional(),
  labels: z.strictObject({ before: labelText(16), after: labelText(16) }).optional(),
  stories: records(
    "stories",
    z.strictObject({
      name: part("title", 48),
      sport: part("note", 40).optional(),
      achievement: part("caption", 60).optional(),
      improvement: part("value", 12).optional(),
      /** The improvement again, as the distance between the hairlines. */
      hundredths: z.int().min(1).max(150).optional(),
      before: bespoke(10).optional(),
      after: bespoke(10).optional(),
      story: part("text", 400).optional(),
    }),
    { max: 6 },
  ),
});

export type FinishesProps = z.infer<typeof finishesProps>;
