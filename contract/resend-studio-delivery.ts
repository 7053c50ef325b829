import { z } from "zod";
import { adminCommand, id } from "./command.ts";
import { webhookAnswer } from "./test-studio-webhook.ts";

/** Sends once more, now and with the same id, what an address was told or is to be told. */
export const resendStudioDelivery = adminCommand(
  "resend-studio-delivery",
  z.strictObject({ delivery: id }),
  webhookAnswer,
);
