import { z } from "zod";
import { heading, line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const programsProps = z.strictObject({
  heading,
  weekLabel: line,
  programs: z
    .array(
      z.strictObject({
        name: line,
        level: line,
        duration: line,
        /** The bar is as long. */
        weeks: z.literal([4, 12, 26]),
        price: line,
        per: line.optional(),
        description: paragraph,
        features: z.array(line).min(1).max(6),
        marks: z.array(z.strictObject({ week: z.literal([1, 4, 6, 11, 12, 16, 21, 26]), label: line })),
        action: link,
      }),
    )
    .length(3),
  picture,
  caption: line,
});

export type ProgramsProps = z.infer<typeof programsProps>;
