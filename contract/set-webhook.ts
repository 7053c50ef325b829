import { z } from "zod";
import { command, id, request } from "./command.ts";
import { webhookUrl } from "./webhook-url.ts";

/** Sends a site's messages to an address as well. The secret that they are signed with is told here and never again. */
export const setWebhook = command(
  "set-webhook",
  z.strictObject({ request, site: id, url: webhookUrl }),
  z.strictObject({ secret: z.string() }),
);
