import { z } from "zod";
import { bespoke, heading, href, picture } from "../../../../engine/blocks/fields.ts";

export const contentsProps = z.strictObject({
  heading,
  picture: picture.optional(),
  /** The pages of the site, as an issue lists its own. */
  entries: z
    .array(z.strictObject({ page: bespoke(3), title: bespoke(24), text: bespoke(90).optional(), href }))
    .min(1)
    .max(7),
});

export type ContentsProps = z.infer<typeof contentsProps>;
