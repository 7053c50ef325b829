import { z } from "zod";
import { heading, line, paragraph } from "../../../../engine/blocks/fields.ts";
import { stages } from "../../workshop/stages.ts";

export const passageProps = z.strictObject({
  heading,
  steps: z
    .array(z.strictObject({ stage: z.enum(stages), name: line, text: paragraph }))
    .min(2)
    .max(6),
});

export type PassageProps = z.infer<typeof passageProps>;
