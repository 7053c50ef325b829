import type { NamedInvitation } from "../../../contract/read-invitation.ts";
import { CommandRefused } from "../../account/command-refused.ts";
import type { MailedSecret } from "../../account/link/mailed-secret.ts";
import { sendCommand } from "../../account/send-command.ts";
import { mailedInvitation } from "./mailed-invitation.ts";
import { readMyInvitations } from "./read-my-invitations.ts";

type Told = Awaited<ReturnType<typeof sendCommand<"read-invitation">>>;

/** An invitation as it stands for whoever is signed in, and how it is named to answer it. */
export type FoundInvitation = Told & { named: NamedInvitation };

/**
 * The invitation that led here; without a link, or with one that works no longer, the newest that waits for the account's own address.
 * Gives `unknown` for such a link where nothing waits, and `none` where there was no link.
 */
export async function findInvitation(
  kept: MailedSecret | undefined,
): Promise<FoundInvitation | "unknown" | "none"> {
  if (kept) {
    const named = { token: kept.token };
    try {
      const told = await sendCommand("read-invitation", { invitation: named });
      if (!told.isMine || told.state === "open" || told.site !== undefined) return { ...told, named };
      // Answered or taken back; whoever was invited anew since finds that, and no answer of long ago.
      return (await newest()) ?? { ...told, named };
    } catch (error) {
      const isUnknown =
        error instanceof CommandRefused && ["not_found", "invalid_input"].includes(error.code);
      if (!isUnknown) throw error;
      mailedInvitation.forget();
    }
  }
  return (await newest()) ?? (kept ? "unknown" : "none");
}

/** The newest that waits for the account's own address. */
async function newest(): Promise<FoundInvitation | undefined> {
  const [mine] = await readMyInvitations();
  if (!mine) return undefined;
  const named = { id: mine.id };
  return { ...(await sendCommand("read-invitation", { invitation: named })), named };
}
