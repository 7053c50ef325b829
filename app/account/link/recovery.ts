/** In the tab's own storage: a reload keeps it, and no other tab has it. */
const key = "fabula.recovery";
let recovering: string | null = null;

/** Takes whose session a link or a code for a new password has just opened here. */
export function beginRecovery(userId: string): void {
  recovering = userId;
  try {
    sessionStorage.setItem(key, userId);
  } catch {
    // Where storage is blocked it lasts as long as the page.
  }
}

/**
 * Whether a link or a code for a new password has opened this user's session in this tab. No other session may see the
 * form: whoever believes to be somebody else would change the password of the wrong account.
 */
export function isRecovering(userId: string): boolean {
  try {
    return (sessionStorage.getItem(key) ?? recovering) === userId;
  } catch {
    return recovering === userId;
  }
}

/** The new password is saved. */
export function endRecovery(): void {
  recovering = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
