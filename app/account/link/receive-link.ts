import { readStoredSession } from "../stored-session.ts";
import { type Account, decideLink } from "./decide-link.ts";
import { takeFollowedSession } from "./followed-session.ts";
import type { LinkedSession } from "./link-fragment.ts";

export type ReceivedLink = {
  /** The session that the client is to take over. */
  session?: LinkedSession;
  /** The access token of the other session, which nobody keeps. */
  forgotten?: string;
  /** Somebody was asked and stays who they were. */
  isRefused?: boolean;
};

/**
 * Receives the session of the mailed link that led here, once: asks whoever is signed in as somebody else and gives what
 * they chose. Nothing is left of a session that the service does not know, or cannot be asked about.
 */
export async function receiveLink(): Promise<ReceivedLink> {
  const session = takeFollowedSession();
  const kept = readStoredSession();
  if (!session || !kept) return session ? { session } : {};
  const linked = await readAccount(session.access_token);
  const decision = decideLink(kept.user, linked);
  if (decision === "drop" || !linked) return {};
  if (decision === "take") return { session };
  const { askToSwitch } = await import("./ask-to-switch.ts");
  return (await askToSwitch(kept.user, linked))
    ? { session, forgotten: kept.access_token }
    : { forgotten: session.access_token, isRefused: true };
}

/** Not by the client: that forgets the session it keeps when the one it asks about has ended. */
async function readAccount(accessToken: string): Promise<Account | null> {
  try {
    const headers = { authorization: `Bearer ${accessToken}` };
    const response = await fetch("/auth/v1/user", { headers });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
