import { z } from "zod";
import { heading, line, picture } from "../../../../engine/blocks/fields.ts";

/** Six streams as a wall of monitors; the first hangs largest. */
export const monitorsProps = z.strictObject({
  heading,
  liveLabel: line,
  viewersLabel: line,
  streams: z
    .array(z.strictObject({ streamer: line, game: line, viewers: z.int().positive(), picture }))
    .length(6),
});

export type MonitorsProps = z.infer<typeof monitorsProps>;
