import { z } from "zod";
import { command, done, id, request } from "./command.ts";
import { domainHost } from "./domain-host.ts";

/**
 * Says under which of its addresses a site is known; all others lead there. Null is its name under the studio's host. What is
 * live is built anew for it.
 */
export const setCanonicalHost = command(
  "set-canonical-host",
  z.strictObject({ request, site: id, host: domainHost.nullable() }),
  done,
);
