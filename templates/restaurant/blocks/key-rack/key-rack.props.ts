import { z } from "zod";
import { heading, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const keyRackProps = z.strictObject({
  heading,
  /** One hook each; a fifth key would leave no room between them. */
  rooms: records(
    "offers",
    z.strictObject({
      name: part("title", 40),
      guests: part("note", 60).optional(),
      text: part("text", 240).optional(),
      picture: picture.optional(),
    }),
    { max: 4 },
  ),
  link: link.optional(),
});

export type KeyRackProps = z.infer<typeof keyRackProps>;
