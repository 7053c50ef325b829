import { z } from "zod";
import { command, counted, done, id, request } from "./command.ts";

/** Gives a version of a site a name among those who work on it; an empty one takes it away. */
export const nameVersion = command(
  "name-version",
  z.strictObject({ request, site: id, version: counted, name: z.string().trim().max(80) }),
  done,
);
