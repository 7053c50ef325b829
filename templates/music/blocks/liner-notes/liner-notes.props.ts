import { z } from "zod";
import { bespoke, headingText, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const linerNotesProps = z.strictObject({
  title: headingText(120),
  paragraphs: z.array(headingText(400)).max(3).optional(),
  picture: picture.optional(),
  caption: bespoke(90).optional(),
  figures: records(
    "figures",
    z.strictObject({ value: part("value", 16), label: part("title", 120).optional() }),
    { max: 8 },
  ).optional(),
});

export type LinerNotesProps = z.infer<typeof linerNotesProps>;
