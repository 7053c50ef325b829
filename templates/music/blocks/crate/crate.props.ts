import { z } from "zod";
import { heading, line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const crateProps = z.strictObject({
  heading,
  /** In the order in which they stand, the foremost first. */
  releases: z
    .array(
      z.strictObject({
        number: line,
        title: line,
        artist: line,
        year: z.int(),
        /** Square. */
        picture,
        spine: z.enum(["orange", "ivory", "plum", "blue", "black"]),
      }),
    )
    .min(4)
    .max(8),
  prices: z.array(z.strictObject({ name: line, price: line })).max(3),
  note: paragraph,
});

export type CrateProps = z.infer<typeof crateProps>;
