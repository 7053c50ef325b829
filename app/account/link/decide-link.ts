/** Whose account a session is. */
export type Account = { id: string; email?: string };

/**
 * Takes whose session this browser keeps and whose a mailed link brings, each null where there is none, and says what
 * becomes of the link's: taken, dropped, or put to the person. A session that replaces another account in silence would
 * let anybody who can send a mail have others work in an account of theirs.
 */
export function decideLink(kept: Account | null, linked: Account | null): "take" | "drop" | "ask" {
  if (!linked) return "drop";
  return kept === null || kept.id === linked.id ? "take" : "ask";
}
