import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Takes a domain from a site, and the same with www or without where that `withTwin` says: from then on visitors find nothing there. */
export const removeDomain = command(
  "remove-domain",
  z.strictObject({ request, site: id, domain: id, withTwin: z.boolean().optional() }),
  done,
);
