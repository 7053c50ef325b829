import { z } from "zod";
import { bespoke, heading, labelText, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const rosterProps = z.strictObject({
  heading: heading.optional(),
  /** What the list is. */
  label: labelText(40),
  people: records(
    "people",
    z.strictObject({
      name: part("title", 48),
      discipline: part("note", 60).optional(),
      /** What they never train without. */
      object: part("caption", 80).optional(),
      picture: picture.optional(),
      record: z
        .strictObject({
          figure: bespoke(6),
          unit: bespoke(12).optional(),
          what: bespoke(60),
          /** In kilograms, where the record is a bar that can be loaded. */
          bar: z.number().min(20).max(600).optional(),
        })
        .optional(),
      text: part("text", 240).optional(),
      link: link.optional(),
    }),
    { max: 12 },
  ),
});

export type RosterProps = z.infer<typeof rosterProps>;
