import { z } from "zod";
import { heading, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const keyRackProps = z.strictObject({
  heading: heading.optional(),
  /** One hook each; a fifth key would leave no room between them, and begins another row. */
  rooms: records(
    "offers",
    z.strictObject({
      name: part("title", 60),
      guests: part("note", 80).optional(),
      price: part("price", 40).optional(),
      text: part("text", 240).optional(),
      picture: picture.optional(),
    }),
    { max: 12 },
  ),
  link: link.optional(),
});

export type KeyRackProps = z.infer<typeof keyRackProps>;
