import { z } from "zod";
import { line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const linerNotesProps = z.strictObject({
  title: line,
  paragraphs: z.array(paragraph).min(1).max(3),
  picture,
  caption: line,
  figures: z
    .array(z.strictObject({ value: line, label: line }))
    .min(2)
    .max(4),
});

export type LinerNotesProps = z.infer<typeof linerNotesProps>;
