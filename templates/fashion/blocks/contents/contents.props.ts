import { z } from "zod";
import { bespoke, heading, href, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

const entry = z.strictObject({
  title: part("title", 80),
  text: part("text", 320).optional(),
  note: part("note", 60).optional(),
  link: link.optional(),
});

export const contentsProps = z.strictObject({
  heading,
  link: link.optional(),
  picture: picture.optional(),
  /** What stands beside the large figures, in one of these ways. */
  list: z.strictObject({
    /** The pages of the site, as an issue lists its own. */
    entries: z
      .array(z.strictObject({ page: bespoke(3), title: bespoke(24), text: bespoke(90).optional(), href }))
      .min(1)
      .max(7)
      .optional(),
    /** These count themselves. */
    steps: records("steps", entry.extend({ when: part("when", 24).optional() }), { max: 12 }).optional(),
    reasons: records("reasons", entry.extend({ value: part("value", 12).optional() }), {
      max: 16,
    }).optional(),
    questions: records("questions", entry, { max: 16 }).optional(),
    figures: records(
      "figures",
      z.strictObject({
        value: part("value", 12),
        title: part("title", 60).optional(),
        text: part("text", 160).optional(),
        unit: part("unit", 24).optional(),
        note: part("note", 60).optional(),
      }),
      { max: 12 },
    ).optional(),
  }),
});

export type ContentsProps = z.infer<typeof contentsProps>;
