import { z } from "zod";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const recordHeroProps = z.strictObject({
  /** One word in two: what is printed on the sleeve, and what the record pulls out of it. */
  title: z.tuple([line, line]),
  lead: paragraph,
  /** The sleeve open to the right, for screens that lie; its edge is at 56 % of the width. */
  wide: picture,
  /** The sleeve open below, for screens that stand. */
  tall: picture,
  release: line,
  actions: z.array(link).max(2),
});

export type RecordHeroProps = z.infer<typeof recordHeroProps>;
