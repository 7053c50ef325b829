import { z } from "zod";
import { adminCommand } from "./command.ts";

/** How the server itself is; how its database is, `studio_health` says. Bytes are of the disk that the data folder is on. */
export const readHealth = adminCommand(
  "read-health",
  z.strictObject({}),
  z.strictObject({
    node: z.string(),
    /** Seconds since it was started. */
    upFor: z.int(),
    /** Megabytes that its process holds. */
    memory: z.int(),
    disk: z.strictObject({ free: z.int(), all: z.int() }),
    mail: z.enum(["smtp", "outbox", "nowhere"]),
    /** How a backup is made here; of a dump, the major versions of the database and of the tool that there is, if any. */
    backup: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("files") }),
      z.strictObject({ kind: z.literal("dump"), database: z.int(), tool: z.int().nullable() }),
    ]),
  }),
);
