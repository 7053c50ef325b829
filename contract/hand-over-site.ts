import { z } from "zod";
import { adminCommand, id, request } from "./command.ts";
import { invitedAddress } from "./invite-member.ts";

/** Gives a site to the account with this address at once. Who owned it goes on as an editor; both are told by mail. */
export const handOverSite = adminCommand(
  "hand-over-site",
  z.strictObject({ request, site: id, to: invitedAddress }),
  z.strictObject({ owner: id }),
);
