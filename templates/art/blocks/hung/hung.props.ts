import { z } from "zod";
import { href, line, picture } from "../../../../engine/blocks/fields.ts";

/** A work as it hangs on a wall, with its label. */
export const hungWork = z.strictObject({
  title: line,
  artist: line,
  year: line,
  medium: line,
  edition: line.optional(),
  /** The measures, as the label says them. */
  size: line,
  /** In centimeters: how large the work hangs beside the others. */
  width: z.number().min(5).max(600),
  height: z.number().min(5).max(280),
  price: line,
  likes: line,
  isSold: z.boolean(),
  href,
  picture,
});

export type HungWork = z.infer<typeof hungWork>;
