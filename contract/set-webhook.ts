import { z } from "zod";
import { command, id, request } from "./command.ts";

/** An address that messages may be sent to: on https, by a name, without a password in it. */
export const webhookUrl = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    message: "must be an address that begins with https://",
  })
  .max(500)
  .refine((url) => {
    const { username, password } = new URL(url);
    return username === "" && password === "";
  }, "must have no name or password in it");

/** Sends a site's messages to an address as well. The secret that they are signed with is told here and never again. */
export const setWebhook = command(
  "set-webhook",
  z.strictObject({ request, site: id, url: webhookUrl }),
  z.strictObject({ secret: z.string() }),
);
