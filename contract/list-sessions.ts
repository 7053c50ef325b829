import { z } from "zod";
import { command, id } from "./command.ts";

/** Lists where somebody is signed in, this session first, then those used last; 100 at most. */
export const listSessions = command(
  "list-sessions",
  z.strictObject({}),
  z.strictObject({
    sessions: z.array(
      z.strictObject({
        id,
        /** As far as the browser says: "Firefox", "Windows". */
        browser: z.string().nullable(),
        system: z.string().nullable(),
        /** The part of the address that says no more than the region and the provider. */
        network: z.string().nullable(),
        since: z.string(),
        /** By the hour: that often a session shows itself. */
        lastUsed: z.string(),
        isThis: z.boolean(),
      }),
    ),
  }),
);
