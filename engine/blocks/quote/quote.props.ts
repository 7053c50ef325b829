import { z } from "zod";
import { line, paragraph, picture } from "../fields.ts";

export const quoteProps = z.strictObject({
  /** `plain`: the words alone, very large. `hung`: indented, with a hanging mark and the name in the margin. `plate`: beside a picture. */
  variant: z.enum(["plain", "hung", "plate"]),
  text: paragraph,
  name: line.optional(),
  detail: line.optional(),
  picture: picture.optional(),
});

export type QuoteProps = z.infer<typeof quoteProps>;
