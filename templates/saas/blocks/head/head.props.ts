import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { headingText, picture } from "../../../../engine/blocks/fields.ts";

export const headProps = z.strictObject({
  title: headingText(24),
  lead: headingText(240).optional(),
  picture: picture.optional(),
  facts: z.array(fact).max(6).optional(),
});

export type HeadProps = z.infer<typeof headProps>;
