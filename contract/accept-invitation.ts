import { z } from "zod";
import { command, id, request } from "./command.ts";
import { namedInvitation } from "./read-invitation.ts";

/** Takes an invitation: only the account can whose confirmed address it went to. */
export const acceptInvitation = command(
  "accept-invitation",
  z.strictObject({ request, invitation: namedInvitation }),
  z.strictObject({ site: id }),
);
