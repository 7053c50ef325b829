import { z } from "zod";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const rosterProps = z.strictObject({
  /** What the list is. */
  label: line,
  people: z
    .array(
      z.strictObject({
        name: line,
        discipline: line,
        /** What they never train without. */
        object: line,
        picture,
        record: z.strictObject({
          figure: z.string().min(1).max(6),
          unit: line,
          what: line,
          /** In kilograms, where the record is a bar that can be loaded. */
          bar: z.number().optional(),
        }),
        text: paragraph,
        link,
      }),
    )
    .min(1)
    .max(8),
});

export type RosterProps = z.infer<typeof rosterProps>;
