import { z } from "zod";
import { heading, href, line, picture } from "../../../../engine/blocks/fields.ts";

export const contentsProps = z.strictObject({
  heading,
  picture,
  entries: z
    .array(z.strictObject({ page: line, title: line, text: line, href }))
    .min(3)
    .max(7),
});

export type ContentsProps = z.infer<typeof contentsProps>;
