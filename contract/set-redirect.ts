import { z } from "zod";
import { command, id, request } from "./command.ts";
import { redirectFrom, redirectTo } from "./redirect-paths.ts";

/**
 * Leads visitors from an address that the site does not have to one that it has, at once; another one from there is
 * replaced. Answers where they end, which is further on where it leads on from `to`.
 */
export const setRedirect = command(
  "set-redirect",
  z.strictObject({ request, site: id, from: redirectFrom, to: redirectTo }),
  z.strictObject({ from: z.string(), to: z.string() }),
);
