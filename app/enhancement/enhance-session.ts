import { followedSession } from "../account/link/followed-session.ts";
import { dropLinkFragment, type LinkedSession, readLinkFragment } from "../account/link/link-fragment.ts";
import { hasStoredSession } from "../account/stored-session.ts";

/**
 * Shows a signed-in visitor the way to the dashboard in place of the anonymous buttons and links, and receives whoever
 * comes from a link in an e-mail. An anonymous visitor downloads nothing for it until another tab signs in.
 */
export function enhanceSession(signedIn: HTMLElement, signal: AbortSignal): void {
  const link = readLinkFragment(location.hash);
  if (link.kind === "error") {
    dropLinkFragment();
    tell(({ tellOfFailure }) => tellOfFailure(link, signal));
  }

  const followed = followedSession();
  let isFollowing = false;
  const look = () => {
    if (isFollowing || !(followed || hasStoredSession())) return;
    isFollowing = true;
    followSession(signedIn, signal, followed).catch((error: unknown) => {
      isFollowing = false;
      console.error("The account service could not be loaded.", error);
    });
  };
  // Storage tells of another tab's sign-in; a page that the browser had put aside has not even heard that.
  window.addEventListener("storage", look, { signal });
  window.addEventListener("pageshow", look, { signal });
  look();
}

async function followSession(
  signedIn: HTMLElement,
  signal: AbortSignal,
  followed: LinkedSession | undefined,
): Promise<void> {
  const { sessionStore } = await import("../account/session-store.ts");
  if (signal.aborted) return;
  const anonymous = document.querySelectorAll<HTMLElement>("[data-anonymous]");
  const dashboards = document.querySelectorAll<HTMLAnchorElement>("[data-dashboard]");
  let isNoteDue = followed !== undefined;

  const show = () => {
    const { status, session, isAdmin } = sessionStore.getSnapshot();
    const isSignedIn = status === "signed-in";
    signedIn.hidden = !isSignedIn;
    for (const part of anonymous) part.hidden = isSignedIn;
    for (const link of dashboards) {
      link.hidden = !isSignedIn;
      link.href = isAdmin ? "/admin" : "/dashboard";
    }
    // Not for whoever has refused the link's session and stays who they were.
    if (isNoteDue && isSignedIn && session?.access_token === followed?.access_token) {
      isNoteDue = false;
      tell(({ tellOfSession }) => tellOfSession(followed?.type, session?.user.email, signal));
    }
  };
  const unsubscribe = sessionStore.subscribe(show);
  signal.addEventListener("abort", unsubscribe);
  show();
}

/** The words and the looks of a notice come only when there is something to tell. */
function tell(what: (notices: typeof import("../landing/tell-of-link.ts")) => void | Promise<void>): void {
  import("../landing/tell-of-link.ts").then(what).catch((error: unknown) => {
    console.error("The notice of a link could not be shown.", error);
  });
}
