/** The secret of a mailed link that asks something of its reader, and the address that it went to. */
export type MailedSecret = { token: string; email: string };

/**
 * What a mailed link brings behind the `#` for whoever is to answer it. It is kept under `key` in the tab's own storage: whoever signs
 * in on the way comes back to it, and nobody else finds it.
 */
export function mailedSecret(key: string) {
  return {
    /** Takes what the fragment of the address says out of it, and keeps it for this tab; gives what is kept. */
    take(): MailedSecret | undefined {
      const values = new URLSearchParams(location.hash.slice(1));
      const token = values.get("token");
      if (token === null) return readKept(key);
      history.replaceState(history.state, "", location.pathname + location.search);
      const kept = { token, email: values.get("email") ?? "" };
      try {
        sessionStorage.setItem(key, JSON.stringify(kept));
      } catch {
        // The page still knows it; after signing in, what waits for the account's own address is found.
      }
      return kept;
    },
    /** It has been answered, or is worth nothing. */
    forget(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing was kept there either.
      }
    },
  };
}

function readKept(key: string): MailedSecret | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return typeof kept?.token === "string" && typeof kept.email === "string"
      ? { token: kept.token, email: kept.email }
      : undefined;
  } catch {
    return undefined;
  }
}
