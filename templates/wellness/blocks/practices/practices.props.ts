import { z } from "zod";
import { heading, line, paragraph } from "../../../../engine/blocks/fields.ts";

export const practicesProps = z.strictObject({
  heading,
  practices: z
    .array(
      z.strictObject({
        name: line,
        /** The area of its circle. */
        minutes: z.int().min(1).max(120),
        level: z.enum(["Beginner", "Intermediate", "All Levels"]),
        participants: line,
        description: paragraph,
      }),
    )
    .min(1)
    .max(8),
});

export type PracticesProps = z.infer<typeof practicesProps>;
