import { z } from "zod";
import { line, link } from "../../../../engine/blocks/fields.ts";

export const signProps = z.strictObject({
  /** Laid in tiles. */
  name: line,
  title: line,
  link,
});

export type SignProps = z.infer<typeof signProps>;
