import { z } from "zod";
import { heading, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const chaptersProps = z.strictObject({
  heading: heading.optional(),
  rows: records(
    "stories",
    z.strictObject({
      eyebrow: part("note", 80).optional(),
      title: part("title", 80),
      text: part("text", 600).optional(),
      value: part("value", 16).optional(),
      picture: picture.optional(),
      link: link.optional(),
    }),
    { max: 20 },
  ),
});

export type ChaptersProps = z.infer<typeof chaptersProps>;
