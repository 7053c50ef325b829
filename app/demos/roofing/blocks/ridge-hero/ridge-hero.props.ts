import { z } from "zod";
import { line, link, paragraph, picture } from "../../../../../engine/blocks/fields.ts";

export const ridgeHeroProps = z.strictObject({
  title: line,
  lead: paragraph,
  picture,
  phone: link,
  estimate: link,
  /** What hangs beside the telephone number, a slate each. */
  slates: z.array(z.strictObject({ label: line, text: line })).length(3),
});

export type RidgeHeroProps = z.infer<typeof ridgeHeroProps>;
