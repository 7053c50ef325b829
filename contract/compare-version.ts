import { z } from "zod";
import { command, counted, id } from "./command.ts";

/** What a version of a site would change if it came into the draft at `revision`, in words, and the pages of both. */
export const compareVersion = command(
  "compare-version",
  z.strictObject({ site: id, version: counted }),
  z.strictObject({
    revision: z.int(),
    /** The version that visitors see. */
    live: z.int().nullable(),
    changes: z.array(z.string()),
    pages: z.array(
      z.strictObject({
        path: z.string(),
        name: z.string(),
        isInVersion: z.boolean(),
        isInDraft: z.boolean(),
      }),
    ),
  }),
);
