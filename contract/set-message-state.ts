import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** What a person can say of a message; `quarantine` it comes to by itself, and is taken out of by any of these. */
export const messageStates = ["new", "read", "done", "spam"] as const;

/** Messages of one site that a command is about. */
export const messageIds = z.array(id).min(1).max(200);

/** Says of messages of a site what they are; those that are not there any more are left out. */
export const setMessageState = command(
  "set-message-state",
  z.strictObject({ request, site: id, messages: messageIds, state: z.enum(messageStates) }),
  done,
);
