import { z } from "zod";
import { adminCommand, id } from "./command.ts";

/** What an address answered: a status, or why there was none. */
export const webhookAnswer = z.strictObject({ status: z.int().nullable(), problem: z.string().nullable() });

/** Sends a test to an address of the studio now. */
export const testStudioWebhook = adminCommand(
  "test-studio-webhook",
  z.strictObject({ webhook: id }),
  webhookAnswer,
);
