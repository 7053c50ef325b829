import { z } from "zod";
import { heading, line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const stagesProps = z.strictObject({
  heading,
  stages: z
    .array(z.strictObject({ week: line, title: line, text: paragraph, picture }))
    .min(2)
    .max(4),
});

export type StagesProps = z.infer<typeof stagesProps>;
