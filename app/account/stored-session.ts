/** The local storage key under which the client keeps the session. */
export const sessionStorageKey = "fabula.session";

/**
 * A cheap look, without loading the client: has this browser kept a session? It may have ended meanwhile; only
 * the client can tell. False where storage is blocked.
 */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionStorageKey) !== null;
  } catch {
    // Reading `localStorage` itself throws when the browser blocks storage: then nothing can be kept in it.
    return false;
  }
}
