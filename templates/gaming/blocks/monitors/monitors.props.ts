import { z } from "zod";
import { bespoke, heading, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

/** Pictures as a wall of monitors; the first hangs largest. */
export const monitorsProps = z.strictObject({
  heading,
  /** Said on the first. */
  liveLabel: bespoke(16).optional(),
  viewersLabel: bespoke(20),
  streams: records(
    "pictures",
    z.strictObject({
      picture,
      streamer: part("title", 28).optional(),
      game: part("caption", 60).optional(),
      viewers: z.int().positive().optional(),
    }),
    { max: 12 },
  ),
});

export type MonitorsProps = z.infer<typeof monitorsProps>;
