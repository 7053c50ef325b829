import { z } from "zod";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const breathProps = z.strictObject({
  title: line,
  lead: paragraph,
  /** Said after four breaths. */
  leaving: line,
  /** The first is the filled one. */
  actions: z.array(link).max(2),
  /** A square of sand with four rings, as art/scenes/wellness/sand.py rakes them. */
  picture,
  /** One for each ring, from the inside: the figure and the rest of its sentence. */
  figures: z.array(z.strictObject({ value: line, text: line })).max(4),
});

export type BreathProps = z.infer<typeof breathProps>;
