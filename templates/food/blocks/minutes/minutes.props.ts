import { z } from "zod";
import { heading, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const minutesProps = z.strictObject({
  heading,
  /** Three with pictures are one bowl that comes nearer; any other number stands side by side. */
  steps: records(
    "steps",
    z.strictObject({
      time: part("when", 10).optional(),
      title: part("title", 48),
      text: part("text", 240).optional(),
      picture: picture.optional(),
    }),
    { max: 6 },
  ),
});

export type MinutesProps = z.infer<typeof minutesProps>;
