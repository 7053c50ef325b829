import { z } from "zod";
import { heading, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const minutesProps = z.strictObject({
  heading,
  /** Three with pictures and few words are one bowl that comes nearer; any other number stands side by side. */
  steps: records(
    "steps",
    z.strictObject({
      time: part("when", 24).optional(),
      title: part("title", 64),
      text: part("text", 320).optional(),
      picture: picture.optional(),
    }),
    { max: 8 },
  ),
});

export type MinutesProps = z.infer<typeof minutesProps>;
