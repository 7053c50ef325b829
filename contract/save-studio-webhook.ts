import { z } from "zod";
import { adminCommand, id, request } from "./command.ts";
import { studioEvents } from "./studio-events.ts";
import { webhookUrl } from "./webhook-url.ts";

/**
 * Has an address told of events of the studio, or changes of which; one that was switched off begins anew. A new address gets a
 * secret that all is signed with, told here and never again; null where it has one.
 */
export const saveStudioWebhook = adminCommand(
  "save-studio-webhook",
  z.strictObject({
    request,
    /** Made by the client. */
    webhook: id,
    url: webhookUrl,
    events: z
      .array(z.enum(studioEvents))
      .min(1, "choose at least one")
      .max(studioEvents.length)
      .transform((events) => studioEvents.filter((one) => events.includes(one))),
  }),
  z.strictObject({ secret: z.string().nullable() }),
);
