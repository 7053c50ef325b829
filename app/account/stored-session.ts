/** The local storage key under which the client keeps the session. */
export const sessionStorageKey = "fabula.session";

/** The session storage key of a tab in which an administrator sees the product as a customer: others go on as they were. */
export const lookStorageKey = "fabula.look";

/** Of what the client keeps, the part that is read without it. */
export type StoredSession = { access_token: string; user: { id: string; email?: string } };

/**
 * A cheap look, without loading the client: has this browser, or this tab, kept a session? It may have ended meanwhile; only
 * the client can tell. False where storage is blocked.
 */
export function hasStoredSession(): boolean {
  return storedText() !== null;
}

/** The session that this browser keeps, as far as it is one: the client throws anything else away. */
export function readStoredSession(): StoredSession | null {
  return parseStoredSession(storedText());
}

/** Takes the text that stands in storage and gives the session, or null where it is none. */
export function parseStoredSession(text: string | null): StoredSession | null {
  try {
    const value = JSON.parse(text ?? "null");
    const isSession = typeof value?.access_token === "string" && typeof value.user?.id === "string";
    return isSession ? value : null;
  } catch {
    return null;
  }
}

function storedText(): string | null {
  try {
    return sessionStorage.getItem(lookStorageKey) ?? localStorage.getItem(sessionStorageKey);
  } catch {
    // Reading `localStorage` itself throws when the browser blocks storage: then nothing can be kept in it.
    return null;
  }
}
