import type { User } from "@supabase/auth-js";
import { hasStoredSession } from "./stored-session.ts";

/**
 * Gives the user who is signed in, as soon as the service has confirmed it, or null. A browser that keeps no session loads
 * nothing for it.
 */
export async function settleSession(): Promise<User | null> {
  if (!hasStoredSession()) return null;
  const { sessionStore } = await import("./session-store.ts");
  return new Promise((resolve) => {
    let leave: (() => void) | undefined;
    const look = () => {
      const { status, user, profile, failed } = sessionStore.getSnapshot();
      // A kept session may have ended: only what the profile was given for has not.
      if (status !== "signed-out" && !profile && !failed) return;
      leave?.();
      resolve(user);
    };
    leave = sessionStore.subscribe(look);
    look();
  });
}
