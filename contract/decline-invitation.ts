import { z } from "zod";
import { command, done, request } from "./command.ts";
import { namedInvitation } from "./read-invitation.ts";

/** Says no to an invitation; who invited sees that, and can invite once more. */
export const declineInvitation = command(
  "decline-invitation",
  z.strictObject({ request, invitation: namedInvitation }),
  done,
);
