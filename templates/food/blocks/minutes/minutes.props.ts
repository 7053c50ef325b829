import { z } from "zod";
import { heading, line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const minutesProps = z.strictObject({
  heading,
  steps: z.array(z.strictObject({ time: line, title: line, text: paragraph, picture })).length(3),
});

export type MinutesProps = z.infer<typeof minutesProps>;
