import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Shows visitors nothing more: they are told that the site is gone. Its versions stay. */
export const unpublishSite = command("unpublish-site", z.strictObject({ request, site: id }), done);
