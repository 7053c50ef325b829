import { z } from "zod";
import { fact } from "../fact.ts";
import { bespoke, headingText, link, picture } from "../fields.ts";

export const heroProps = z.strictObject({
  /**
   * `full`: the picture fills the screen, words low on its left upon a veil of the
   * ground, so a dark picture wants a dark tone. `split`: words beside a wider picture that runs off two
   * edges. `plate`: the picture within a wide margin, the title cut into its lower corner. `masthead`: one or two words
   * as wide as the page, the picture below. `column`: a narrow column of words, a tall picture hanging past the next
   * section. `statement`: type alone, very large. `letterbox`: a panorama with a line of caption, words below it.
   * `ledger`: title, then facts as a ruled table, with a small picture. `poster`: the picture behind a slanted edge,
   * the title stacked over it. `medallion`: a round picture in the middle, all words centered below. Without a picture,
   * all but `masthead` and `ledger` are a `statement`.
   */
  variant: z.enum([
    "full",
    "split",
    "plate",
    "masthead",
    "column",
    "statement",
    "letterbox",
    "ledger",
    "poster",
    "medallion",
  ]),
  eyebrow: headingText(80).optional(),
  title: headingText(120),
  lead: headingText(400).optional(),
  /** The first is the filled one. */
  actions: z.array(link).max(3).optional(),
  picture: picture.optional(),
  caption: bespoke(120).optional(),
  facts: z.array(fact).max(6).optional(),
});

export type HeroProps = z.infer<typeof heroProps>;
