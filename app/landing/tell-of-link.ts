import { settleSession } from "../account/settle-session.ts";
import { showFailedLink, showNote } from "./link-notices.ts";
import { linkNotices as words } from "./link-notices-content.ts";

/** Tells whoever has just come by a link of this `type` that it has signed them in, and what else it has done. */
export function tellOfSession(
  type: string | undefined,
  email: string | undefined,
  signal: AbortSignal,
): void {
  if (type === "email_change" && email) showNote(words.moved(email), signal);
  else showNote(type === "signup" ? words.confirmed : words.signedIn, signal);
}

/**
 * Tells whoever comes by a link that has led nowhere. To who is signed in, a link that has done its work is no trouble,
 * unless a change of address still waits for it.
 */
export async function tellOfFailure(
  failure: { code: string; description: string },
  signal: AbortSignal,
): Promise<void> {
  const isSpent = failure.code === "otp_expired";
  const user = isSpent ? await settleSession() : null;
  if (signal.aborted) return;
  if (!user) showFailedLink(isSpent ? undefined : failure.description, signal);
  else showNote(user.new_email && user.email ? words.notMoved(user.email) : words.used, signal);
}
