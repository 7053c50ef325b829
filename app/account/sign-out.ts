import { openBackend } from "./open-backend.ts";
import { sessionStore } from "./session-store.ts";
import { forgetKeptTexts } from "./use-kept-text.ts";

/**
 * Ends the session, on every device. Where the server cannot be told, this browser forgets it all the same, with its other
 * tabs, and `isHeard` is false. Throws only when the client's code cannot be loaded.
 */
export async function signOut(): Promise<{ isHeard: boolean }> {
  sessionStore.setLeaving(true);
  forgetKeptTexts();
  try {
    const { auth } = await openBackend();
    const isHeard = navigator.onLine && (await auth.signOut()).error === null;
    // The client forgets before it asks the server, but only with this scope.
    if (!isHeard) await auth.signOut({ scope: "local" });
    return { isHeard };
  } finally {
    sessionStore.setLeaving(false);
  }
}
