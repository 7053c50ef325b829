import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Puts a site into the trash: visitors find nothing, and after 30 days it is erased. */
export const trashSite = command("trash-site", z.strictObject({ request, site: id }), done);
