import { getBackend } from "./backend-client.ts";
import { createSessionStore } from "./create-session-store.ts";
import { readLinkFragment } from "./link-fragment.ts";
import { readProfile } from "./read-profile.ts";
import { hasStoredSession, sessionStorageKey } from "./stored-session.ts";

/** Who is signed in, for the whole site: one instance, shared by React and by the pages without it. */
export const sessionStore = createSessionStore(
  async () => {
    const backend = await getBackend();
    return {
      onSessionChange: (listener) => {
        backend.auth.onAuthStateChange((_event, session) => listener(session));
      },
      readProfile: (userId) => readProfile(backend, userId),
    };
  },
  () => hasStoredSession() || readLinkFragment(location.hash).kind === "session",
);

if (typeof window !== "undefined") {
  // A sign-in in another tab reaches a page that has not loaded the client through storage alone.
  window.addEventListener("storage", (event) => {
    if (event.key === sessionStorageKey && event.newValue !== null) void sessionStore.wake();
  });
}
