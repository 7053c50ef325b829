import { z } from "zod";
import { bespoke, heading } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const hunksProps = z.strictObject({
  heading: heading.optional(),
  /** Features, each told by what a team takes out and what it puts in. */
  hunks: records(
    "reasons",
    z.strictObject({
      title: part("title", 60),
      value: part("value", 12).optional(),
      file: bespoke(40).optional(),
      range: bespoke(24).optional(),
      removed: z.array(bespoke(60)).max(8).optional(),
      added: z.array(bespoke(60)).max(6).optional(),
      note: part("text", 240).optional(),
    }),
    { max: 12 },
  ),
});

export type HunksProps = z.infer<typeof hunksProps>;
