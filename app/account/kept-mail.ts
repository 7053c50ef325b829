/** To whom a mail was sent, and from when on (in milliseconds since 1970) another can be asked for. Never a password. */
export type KeptMail = { email: string; againAt: number };

/** In the tab's own storage: a phone that left for its mail and loads the page anew finds the step as it was. */
const key = "fabula.mail";

/** Keeps it for this tab; where storage is blocked, not beyond the page. */
export function keepMail(mail: KeptMail): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(mail));
  } catch {
    // The page itself still knows it.
  }
}

/** What this tab has kept, or null. */
export function readKeptMail(): KeptMail | null {
  try {
    const value = JSON.parse(sessionStorage.getItem(key) ?? "null");
    const isKept = typeof value?.email === "string" && typeof value.againAt === "number";
    return isKept ? { email: value.email, againAt: value.againAt } : null;
  } catch {
    return null;
  }
}

/** Whoever is signed in waits for no mail. */
export function forgetMail(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept there either.
  }
}
