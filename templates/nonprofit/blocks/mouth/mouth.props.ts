import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { href, line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const mouthProps = z.strictObject({
  picture,
  title: line,
  /** For what cannot wait. */
  watch: z.strictObject({ title: line, text: paragraph, number: line, href }),
  /** For what can. */
  consultation: z.strictObject({ title: line, text: paragraph, actions: z.array(link).min(1).max(2) }),
  facts: z.array(fact).min(1).max(4),
});

export type MouthProps = z.infer<typeof mouthProps>;
