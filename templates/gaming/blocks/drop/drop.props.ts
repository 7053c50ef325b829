import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

/** The site's first screen: a name whose second half sinks, over the pit. */
export const dropProps = z.strictObject({
  /** The half of the name that stands, and the half that does not. */
  steady: z.string().min(1).max(6),
  falling: z.string().min(1).max(6),
  lead: paragraph,
  actions: z.array(link).max(2),
  picture,
  /** For screens that are higher than wide. */
  tallPicture: picture,
  clockLabel: line,
  /** From which the clock counts down, again and again. */
  seconds: z.int().min(1).max(9),
  facts: z.array(fact).max(4),
});

export type DropProps = z.infer<typeof dropProps>;
