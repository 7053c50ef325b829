import { z } from "zod";
import { line, paragraph } from "../../../../engine/blocks/fields.ts";

export const sleeveBackProps = z.strictObject({
  number: line,
  title: line,
  artist: line,
  sides: z
    .array(
      z.strictObject({
        name: line,
        tracks: z
          .array(z.strictObject({ title: line, seconds: z.int().positive() }))
          .min(1)
          .max(8),
      }),
    )
    .length(2),
  caption: line,
  credits: z.array(z.strictObject({ name: line, text: paragraph })).max(6),
  small: paragraph,
});

export type SleeveBackProps = z.infer<typeof sleeveBackProps>;
