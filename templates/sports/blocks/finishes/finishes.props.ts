import { z } from "zod";
import { heading, line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const finishesProps = z.strictObject({
  heading,
  /** What the finish camera saw; each story shows a part of it. */
  picture,
  labels: z.strictObject({ before: line, after: line }),
  stories: z
    .array(
      z.strictObject({
        name: line,
        sport: line,
        achievement: line,
        improvement: line,
        /** The improvement again, as the distance between the hairlines. */
        hundredths: z.int().min(1).max(150),
        before: line,
        after: line,
        story: paragraph,
      }),
    )
    .min(1)
    .max(4),
});

export type FinishesProps = z.infer<typeof finishesProps>;
