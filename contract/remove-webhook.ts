import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Sends a site's messages to nobody but its owner again. */
export const removeWebhook = command("remove-webhook", z.strictObject({ request, site: id }), done);
