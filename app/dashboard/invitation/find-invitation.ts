import type { NamedInvitation } from "../../../contract/read-invitation.ts";
import { CommandRefused } from "../../account/command-refused.ts";
import { sendCommand } from "../../account/send-command.ts";
import { forgetInvitation, type KeptInvitation } from "./kept-invitation.ts";
import { readMyInvitations } from "./read-my-invitations.ts";

type Told = Awaited<ReturnType<typeof sendCommand<"read-invitation">>>;

/** An invitation as it stands for whoever is signed in, and how it is named to answer it. */
export type FoundInvitation = Told & { named: NamedInvitation };

/**
 * The invitation that led here; without a link, or with one that works no longer, the newest that waits for the account's own address.
 * Gives `unknown` for such a link where nothing waits, and `none` where there was no link.
 */
export async function findInvitation(
  kept: KeptInvitation | undefined,
): Promise<FoundInvitation | "unknown" | "none"> {
  if (kept) {
    const named = { token: kept.token };
    try {
      return { ...(await sendCommand("read-invitation", { invitation: named })), named };
    } catch (error) {
      const isUnknown =
        error instanceof CommandRefused && ["not_found", "invalid_input"].includes(error.code);
      if (!isUnknown) throw error;
      forgetInvitation();
    }
  }
  const [mine] = await readMyInvitations();
  if (!mine) return kept ? "unknown" : "none";
  const named = { id: mine.id };
  return { ...(await sendCommand("read-invitation", { invitation: named })), named };
}
