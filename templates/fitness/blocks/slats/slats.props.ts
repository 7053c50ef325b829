import { z } from "zod";
import { heading, href, line, link, picture } from "../../../../engine/blocks/fields.ts";

export const slatsProps = z.strictObject({
  heading,
  slats: z
    .array(z.strictObject({ letter: z.string().length(1), name: line, text: line, href, picture }))
    .min(3)
    .max(8),
  link,
});

export type SlatsProps = z.infer<typeof slatsProps>;
