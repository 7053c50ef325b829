import { z } from "zod";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const vitrineProps = z.strictObject({
  /**
   * `threshold`: the first screen of a page, its title the page's, glints in the air. `left` and `right`: where the object
   * stands. `wide`: the object across the page, words below.
   */
  variant: z.enum(["threshold", "left", "right", "wide"]),
  title: line,
  text: paragraph,
  /** The first is the filled one. */
  actions: z.array(link).max(2),
  picture,
  /** The card beside the object: what it is, and how rare. */
  label: z.array(line).min(1).max(3),
});

export type VitrineProps = z.infer<typeof vitrineProps>;
