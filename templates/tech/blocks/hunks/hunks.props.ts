import { z } from "zod";
import { heading, line } from "../../../../engine/blocks/fields.ts";

export const hunksProps = z.strictObject({
  heading,
  /** Features, each told by what a team takes out and what it puts in. */
  hunks: z
    .array(
      z.strictObject({
        title: line,
        file: line,
        range: line,
        removed: z.array(line).min(1),
        added: z.array(line).min(1),
        note: line,
      }),
    )
    .length(3),
});

export type HunksProps = z.infer<typeof hunksProps>;
