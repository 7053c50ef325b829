import { hasStoredSession } from "../account/stored-session.ts";
import { linkNotice } from "../landing/content.ts";
import { showNote } from "./show-notes.ts";

/**
 * Says that a change of the e-mail address was undone, which ends every session of the account, and has the client find
 * out whether the one that this browser keeps was among them.
 */
export async function showUndoneChange(signal: AbortSignal): Promise<void> {
  const note = showNote("[data-signed-in-note]", signal);
  const text = note?.querySelector("p");
  if (text) {
    const { undone, signIn } = linkNotice;
    const link = document.createElement("a");
    link.className = "link";
    link.href = signIn.href;
    link.textContent = signIn.label;
    text.replaceChildren(undone, document.createElement("br"), link);
  }
  if (!hasStoredSession()) return;
  const { openBackend } = await import("../account/open-backend.ts");
  const { auth } = await openBackend();
  await auth.getUser();
}
