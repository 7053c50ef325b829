import { z } from "zod";
import { heading, line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const keyRackProps = z.strictObject({
  heading,
  rooms: z
    .array(z.strictObject({ name: line, guests: line, text: paragraph, picture }))
    .min(2)
    .max(4),
  link: link.optional(),
});

export type KeyRackProps = z.infer<typeof keyRackProps>;
