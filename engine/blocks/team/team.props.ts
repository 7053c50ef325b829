import { z } from "zod";
import { fact } from "../fact.ts";
import { heading, line, link, paragraph, picture } from "../fields.ts";

export const teamProps = z.strictObject({
  /** `portraits`: tall pictures, names below. `roster`: a list of names set large, roles beside them. `cards`: a card each, with what the person says. */
  variant: z.enum(["portraits", "roster", "cards"]),
  heading: heading.optional(),
  members: z
    .array(
      z.strictObject({
        name: line,
        role: line,
        text: paragraph.optional(),
        picture: picture.optional(),
        facts: z.array(fact).max(4).optional(),
        link: link.optional(),
      }),
    )
    .min(1)
    .max(16),
});

export type TeamProps = z.infer<typeof teamProps>;
