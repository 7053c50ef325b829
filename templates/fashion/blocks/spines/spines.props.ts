import { z } from "zod";
import { href, line } from "../../../../engine/blocks/fields.ts";

export const spinesProps = z.strictObject({
  /** What is shelved here, for those who do not see the shelf. */
  label: line,
  /** Six, because the style sheet gives each its width, height and binding; the first leans on the others. */
  spines: z.array(z.strictObject({ name: line, season: line, pieces: z.int().positive(), href })).length(6),
});

export type SpinesProps = z.infer<typeof spinesProps>;
