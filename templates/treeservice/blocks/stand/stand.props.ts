import { z } from "zod";
import { heading, line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const standProps = z.strictObject({
  heading,
  picture,
  lead: paragraph,
  reasons: z
    .array(z.strictObject({ figure: line, title: line, text: paragraph }))
    .min(2)
    .max(8),
});

export type StandProps = z.infer<typeof standProps>;
