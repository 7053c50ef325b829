import { z } from "zod";

/** The sending of a message to its site's webhook; `deliver-webhook.job.ts` does it. */
export const webhookKind = {
  name: "deliver-webhook",
  data: z.strictObject({ site: z.uuid(), message: z.uuid() }),
};
