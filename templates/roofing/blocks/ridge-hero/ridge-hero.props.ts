import { z } from "zod";
import { line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const ridgeHeroProps = z.strictObject({
  title: line,
  lead: paragraph,
  picture,
  /** The same roof, laid for a narrow window. */
  tall: picture,
  /** Chalked beside the slate that has slipped. */
  mark: line,
  /** Over the number. */
  callLabel: line,
  phone: link.optional(),
  estimate: link.optional(),
  /** What is written on the slates beside the telephone number. */
  slates: z.array(z.strictObject({ label: line, text: line })).max(3),
});

export type RidgeHeroProps = z.infer<typeof ridgeHeroProps>;
