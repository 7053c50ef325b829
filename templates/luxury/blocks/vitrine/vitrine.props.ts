import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, headingText, link, picture } from "../../../../engine/blocks/fields.ts";

export const vitrineProps = z.strictObject({
  /**
   * `threshold`: the first screen of a page, its title the page's, glints in the air. `left` and `right`: where the object
   * stands. `wide`: the object across the page, words below.
   */
  variant: z.enum(["threshold", "left", "right", "wide"]),
  title: headingText(80),
  lead: headingText(240).optional(),
  /** The first is the filled one. */
  actions: z.array(link).max(2).optional(),
  facts: z.array(fact).max(4).optional(),
  /** The object; without one the words stand in the dark alone. */
  picture: picture.optional(),
  /** The card beside the object: what it is, and how rare. */
  label: z.array(bespoke(44)).max(3).optional(),
});

export type VitrineProps = z.infer<typeof vitrineProps>;
