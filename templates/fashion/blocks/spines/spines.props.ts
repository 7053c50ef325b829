import { z } from "zod";
import { bespoke, href, labelText } from "../../../../engine/blocks/fields.ts";

export const spinesProps = z.strictObject({
  /** What is shelved here, for those who do not see the shelf. */
  label: bespoke(60),
  /** Each leads to a section; the style sheet gives six their width, height and binding, the first leans on the others. */
  spines: z
    .array(
      z.strictObject({
        name: bespoke(16),
        season: bespoke(20).optional(),
        pieces: z.int().positive().max(999).optional(),
        href,
      }),
    )
    .min(1)
    .max(6),
  /** What the numbers count. */
  unit: labelText(12),
});

export type SpinesProps = z.infer<typeof spinesProps>;
