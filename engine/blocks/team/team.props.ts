import { z } from "zod";
import { fact } from "../fact.ts";
import { heading, link, picture } from "../fields.ts";
import { part, records } from "../role.ts";

const member = z.strictObject({
  name: part("title", 80),
  role: part("note", 120).optional(),
  text: part("text", 600).optional(),
  picture: picture.optional(),
  facts: z.array(fact).max(4).optional(),
  link: link.optional(),
});

export const teamProps = z.strictObject({
  /** `portraits`: tall pictures, names below. `roster`: a list of names set large, roles beside them. `cards`: a card each, with what the person says. */
  variant: z.enum(["portraits", "roster", "cards"]),
  heading: heading.optional(),
  members: records("people", member, { max: 60 }),
});

export type TeamProps = z.infer<typeof teamProps>;
