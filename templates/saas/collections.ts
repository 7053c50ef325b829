import { z } from "zod";
import { labelText } from "../../engine/blocks/fields.ts";
import { part, records } from "../../engine/blocks/role.ts";

const article = z.strictObject({
  /** Name for links: `/knowledge#cones`. */
  id: z.string().regex(/^[a-z\d][a-z\d-]{0,39}$/),
  /** One of those by which articles can be narrowed down. */
  topic: labelText(16).optional(),
  title: part("title", 64),
  /** Paragraphs. */
  text: z.array(part("text", 480)).max(8),
  /** What to do, in order. */
  steps: z.array(part("points", 160)).max(12).optional(),
});

export type Article = z.infer<typeof article>;

/** What the records of each collection are. */
export const saasCollections = { articles: article };

/** The articles of the house, or some that only this block shows. */
export const articles = z.union([
  z.literal("{collection:articles}"),
  records("stories", article, { max: 60 }),
]);
