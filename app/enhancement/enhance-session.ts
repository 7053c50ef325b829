import { dropLinkFragment, readLinkFragment } from "../account/link-fragment.ts";
import { hasStoredSession } from "../account/stored-session.ts";
import { showExpiredLink, showNote } from "./show-notes.ts";

/**
 * Shows a signed-in visitor the way to the dashboard in place of the anonymous buttons and links, and receives whoever comes
 * from a link in an e-mail. An anonymous visitor downloads nothing for it.
 */
export function enhanceSession(signedIn: HTMLElement, signal: AbortSignal): void {
  const link = readLinkFragment(location.hash);
  const type = new URLSearchParams(location.hash.slice(1)).get("type");
  if (link.kind === "error") {
    dropLinkFragment();
    showExpiredLink(link.description, signal);
  }
  if (link.kind === "session" || hasStoredSession()) {
    void followSession(signedIn, signal, link.kind === "session", type === "signup");
  }
}

async function followSession(
  signedIn: HTMLElement,
  signal: AbortSignal,
  cameByLink: boolean,
  hasConfirmed: boolean,
): Promise<void> {
  const { sessionStore } = await import("../account/session-store.ts");
  if (signal.aborted) return;
  const anonymous = document.querySelectorAll<HTMLElement>("[data-anonymous]");
  const dashboards = document.querySelectorAll<HTMLAnchorElement>("[data-dashboard]");
  let isNoteDue = cameByLink;

  const show = () => {
    const { status, isAdmin } = sessionStore.getSnapshot();
    const isSignedIn = status === "signed-in";
    signedIn.hidden = !isSignedIn;
    for (const part of anonymous) part.hidden = isSignedIn;
    for (const link of dashboards) {
      link.hidden = !isSignedIn;
      link.href = isAdmin ? "/admin" : "/dashboard";
    }
    if (status === "loading") return;
    // The client takes the tokens out of the address itself; whatever it leaves of the fragment goes here.
    if (cameByLink && readLinkFragment(location.hash).kind === "session") dropLinkFragment();
    if (isNoteDue && isSignedIn) {
      isNoteDue = false;
      showNote("[data-signed-in-note]", signal, hasConfirmed ? "confirmed" : undefined);
    }
  };
  const unsubscribe = sessionStore.subscribe(show);
  signal.addEventListener("abort", unsubscribe);
  show();
}
