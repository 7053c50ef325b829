import { z } from "zod";
import { bespoke, heading, labelText, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const finishesProps = z.strictObject({
  heading: heading.optional(),
  /** What the finish camera saw; each story with an improvement shows a part of it. */
  picture: picture.optional(),
  labels: z.strictObject({ before: labelText(16), after: labelText(16) }).optional(),
  stories: records(
    "stories",
    z.strictObject({
      name: part("title", 80),
      /** In place of what the finish camera saw. */
      picture: picture.optional(),
      badge: part("badge", 40).optional(),
      sport: part("note", 60).optional(),
      achievement: part("caption", 60).optional(),
      improvement: part("value", 14).optional(),
      /** The improvement again, as the distance between the hairlines. */
      hundredths: z.int().min(1).max(150).optional(),
      before: bespoke(10).optional(),
      after: bespoke(10).optional(),
      story: part("text", 400).optional(),
      link: link.optional(),
    }),
    { max: 6 },
  ).optional(),
  people: records(
    "people",
    z.strictObject({
      name: part("title", 60),
      picture: picture.optional(),
      sport: part("note", 60).optional(),
      achievement: part("caption", 60).optional(),
      story: part("text", 240).optional(),
      link: link.optional(),
    }),
    { max: 12 },
  ).optional(),
  actions: z.array(link).max(3).optional(),
});

export type FinishesProps = z.infer<typeof finishesProps>;
