import { z } from "zod";
import { line, link, paragraph } from "../../../../engine/blocks/fields.ts";

const flaps = (most: number) => line.max(most);

export const boardProps = z.strictObject({
  session: line,
  event: line,
  /** What the lit lane says, in two halves of eight flaps each. */
  call: z.tuple([flaps(8), flaps(8)]),
  results: z
    .array(
      z.strictObject({
        lane: z.int().min(1).max(8),
        name: flaps(8),
        group: flaps(4),
        time: flaps(5),
        /** Against the athlete's last time, in seconds. */
        change: flaps(5),
      }),
    )
    .max(7),
  lead: paragraph,
  actions: z.array(link).max(2),
});

export type BoardProps = z.infer<typeof boardProps>;
