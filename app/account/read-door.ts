/** Who may sign up, and as what. */
export type Door = { isClosed: boolean; asksForAdmin: boolean };

/**
 * Asks the service whether it takes new accounts, and wishes to be an administrator: both, where it says nothing of it. Undefined
 * where it does not answer: signing up then says why.
 */
export async function readDoor(): Promise<Door | undefined> {
  try {
    const response = await fetch("/auth/v1/settings");
    if (!response.ok) return undefined;
    const said = (await response.json()) as { disable_signup?: unknown; asks_for_admin?: unknown };
    return { isClosed: said.disable_signup === true, asksForAdmin: said.asks_for_admin !== false };
  } catch {
    return undefined;
  }
}
