import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, headingText, link, picture } from "../../../../engine/blocks/fields.ts";

export const vitrineProps = z.strictObject({
  /**
   * `threshold`: the first screen of a page, its title the page's, glints in the air. `left` and `right`: where the object
   * stands. `wide`: the object across the page, words below.
   */
  variant: z.enum(["threshold", "left", "right", "wide"]),
  title: headingText(90),
  lead: headingText(400).optional(),
  /** The first is the filled one. */
  actions: z.array(link).max(3).optional(),
  facts: z.array(fact).max(4).optional(),
  /** The object; without one the lamp shines on the first letter of the title, or on nothing yet. */
  picture: picture.optional(),
  /** The card beside the object: what it is, and how rare. */
  label: z.array(bespoke(44)).max(3).optional(),
});

export type VitrineProps = z.infer<typeof vitrineProps>;
