import { z } from "zod";
import { headingText, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const keyProps = z.strictObject({
  title: headingText(32),
  text: headingText(160).optional(),
  picture: picture.optional(),
  /** What happens after the key was pressed, and when. */
  steps: records(
    "steps",
    z.strictObject({
      at: part("when", 12).optional(),
      title: part("title", 100),
      text: part("text", 200).optional(),
    }),
    { max: 6 },
  ),
});

export type KeyProps = z.infer<typeof keyProps>;
