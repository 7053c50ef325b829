import { z } from "zod";
import { picture } from "../fields.ts";
import { part, record } from "../role.ts";

export const quoteProps = record(
  "quotes",
  z.strictObject({
    /** `plain`: the words alone, very large. `hung`: indented, with a hanging mark and the name in the margin. `plate`: beside a picture. */
    variant: z.enum(["plain", "hung", "plate"]),
    text: part("text", 400),
    name: part("by", 80).optional(),
    detail: part("note", 120).optional(),
    picture: picture.optional(),
  }),
);

export type QuoteProps = z.infer<typeof quoteProps>;
