import { z } from "zod";
import { bespoke, heading } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const hunksProps = z.strictObject({
  heading,
  /** Features, each told by what a team takes out and what it puts in. */
  hunks: records(
    "reasons",
    z.strictObject({
      title: part("title", 28),
      file: bespoke(40).optional(),
      range: bespoke(24).optional(),
      removed: z.array(bespoke(60)).max(8).optional(),
      added: z.array(bespoke(60)).max(6).optional(),
      note: part("text", 160).optional(),
    }),
    { max: 6 },
  ),
});

export type HunksProps = z.infer<typeof hunksProps>;
