import { z } from "zod";
import { line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const ovalProps = z.strictObject({
  title: line,
  text: paragraph,
  /** Eight lanes from above, as wide as the picture. */
  picture,
});

export type OvalProps = z.infer<typeof ovalProps>;
