import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Takes an invitation back: its link says so. */
export const revokeInvitation = command(
  "revoke-invitation",
  z.strictObject({ request, site: id, invitation: id }),
  done,
);
