import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Ends somebody's work on a site, at once: by its owner, or by whoever leaves it themselves. An owner hands it over first. */
export const removeMember = command("remove-member", z.strictObject({ request, site: id, member: id }), done);
