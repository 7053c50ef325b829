import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/**
 * Offers a site to somebody who works on it. Nothing changes until they accept, within 7 days; an offer to somebody else takes
 * the place of the one before it.
 */
export const offerOwnership = command(
  "offer-ownership",
  z.strictObject({ request, site: id, member: id }),
  done,
);
