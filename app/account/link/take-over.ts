import type { Backend } from "../backend-client.ts";
import { readStoredSession } from "../stored-session.ts";
import { beginRecovery } from "./recovery.ts";

/**
 * Signs in with the session of an account that its owner has just decided to open here, and ends the one that this browser
 * kept of another account. Says whether that worked; where it did not, everything is as it was.
 */
export async function takeOver(
  { auth }: Pick<Backend, "auth">,
  tokens: { access_token: string; refresh_token: string },
): Promise<boolean> {
  const kept = readStoredSession();
  try {
    const { data, error } = await auth.setSession(tokens);
    if (error || !data.user) return false;
    beginRecovery(data.user.id);
    // Where that fails it ends by itself, because nobody refreshes it.
    if (kept && kept.user.id !== data.user.id) auth.admin.signOut(kept.access_token, "local").catch(() => {});
    return true;
  } catch {
    return false;
  }
}
