import { z } from "zod";

/** An address that something may be sent to: on https, by a name, without a password in it. */
export const webhookUrl = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    message: "must be an address that begins with https://",
  })
  .max(500)
  .refine((url) => {
    // What is no address at all has been refused already, and comes here all the same.
    const said = URL.parse(url);
    return !said || (said.username === "" && said.password === "");
  }, "must have no name or password in it");
