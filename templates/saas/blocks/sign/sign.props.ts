import { z } from "zod";
import { headingText, link } from "../../../../engine/blocks/fields.ts";

export const signProps = z.strictObject({
  title: headingText(48),
  link: link.optional(),
});

export type SignProps = z.infer<typeof signProps>;
