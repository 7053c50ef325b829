/** The secret of a mailed quote, and the address that it went to. */
export type KeptQuote = { token: string; email: string };

/** In the tab's own storage: whoever signs in on the way comes back to it, and nobody else finds it. */
const key = "fabula.quote";

/** Takes what the fragment of the address says of a quote out of it, and keeps it for this tab; gives what is kept. */
export function takeQuote(): KeptQuote | undefined {
  const values = new URLSearchParams(location.hash.slice(1));
  const token = values.get("token");
  if (token !== null) {
    history.replaceState(history.state, "", location.pathname + location.search);
    const kept = { token, email: values.get("email") ?? "" };
    try {
      sessionStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // The page still knows it; after signing in, the account's own quotes are listed.
    }
    return kept;
  }
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return typeof kept?.token === "string" && typeof kept.email === "string"
      ? { token: kept.token, email: kept.email }
      : undefined;
  } catch {
    return undefined;
  }
}

/** It has been answered, or is worth nothing. */
export function forgetQuote(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept there either.
  }
}
