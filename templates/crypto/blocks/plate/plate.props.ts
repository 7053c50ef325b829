import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { headingText, link, picture } from "../../../../engine/blocks/fields.ts";

export const plateProps = z.strictObject({
  eyebrow: headingText(80).optional(),
  title: headingText(120),
  lead: headingText(400).optional(),
  actions: z.array(link).max(3).optional(),
  /** Beside the words; without it, a rosette of the title. */
  picture: picture.optional(),
  facts: z.array(fact).max(6).optional(),
});

export type PlateProps = z.infer<typeof plateProps>;
