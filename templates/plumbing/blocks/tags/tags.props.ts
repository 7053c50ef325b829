import { z } from "zod";
import { heading, line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const tagsProps = z.strictObject({
  heading,
  picture,
  tags: z
    .array(z.strictObject({ name: line, text: paragraph, price: line }))
    .min(2)
    .max(8),
});

export type TagsProps = z.infer<typeof tagsProps>;
