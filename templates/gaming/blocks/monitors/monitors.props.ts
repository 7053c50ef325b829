import { z } from "zod";
import { bespoke, heading, link, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

/** Pictures or people as a wall of monitors; the first hangs largest. One without a picture shows the cells of the floor. */
export const monitorsProps = z.strictObject({
  heading: heading.optional(),
  /** Said on the first. */
  liveLabel: bespoke(16).optional(),
  /** How many watch is said where it is said what they do. */
  viewersLabel: bespoke(20).optional(),
  streams: records(
    "pictures",
    z.strictObject({
      picture: picture.optional(),
      streamer: part("title", 60).optional(),
      game: part("caption", 120).optional(),
      viewers: z.int().positive().optional(),
    }),
    { max: 12 },
  ).optional(),
  people: records(
    "people",
    z.strictObject({
      picture: picture.optional(),
      name: part("title", 40),
      note: part("note", 60).optional(),
      text: part("text", 200).optional(),
    }),
    { max: 12 },
  ).optional(),
  actions: z.array(link).max(3).optional(),
});

export type MonitorsProps = z.infer<typeof monitorsProps>;
