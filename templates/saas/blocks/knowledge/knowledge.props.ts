import { z } from "zod";
import { bespoke, headingText, labelText, link } from "../../../../engine/blocks/fields.ts";
import { articles } from "../../collections.ts";

export const knowledgeProps = z.strictObject({
  title: headingText(20),
  lead: headingText(160).optional(),
  articles,
  /** Names the articles, for those who do not see them. */
  list: labelText(24),
  search: z.strictObject({ label: labelText(16), placeholder: labelText(32) }),
  /** By what articles can be narrowed down, in this order; `all` is none of them. */
  topics: z.array(labelText(16)).max(8),
  topic: z.strictObject({ label: labelText(16), all: labelText(20) }),
  /** After the number of what is found; `{}` are the words that were searched for. */
  count: z.strictObject({ one: labelText(16), many: labelText(16), for: labelText(16) }),
  /** What stands where nothing is found. */
  none: z.strictObject({
    title: bespoke(40),
    text: bespoke(160),
    reset: labelText(28),
    ask: link.optional(),
  }),
});

export type KnowledgeProps = z.infer<typeof knowledgeProps>;
