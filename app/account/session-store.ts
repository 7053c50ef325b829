import { getBackend } from "./backend-client.ts";
import { createSessionStore } from "./create-session-store.ts";
import { forgetEndedSession } from "./forget-ended-session.ts";
import { followedSession } from "./link/followed-session.ts";
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
      readSession: async () => {
        const { data, error } = await backend.auth.getSession();
        if (error) throw error;
        return data.session;
      },
      forgetEnded: (error) => forgetEndedSession(backend.auth, error),
    };
  },
  () => hasStoredSession() || followedSession() !== undefined,
);

if (typeof window !== "undefined") {
  // What another tab does reaches a page that has not loaded the client through storage alone; `null` is all of it.
  window.addEventListener("storage", ({ key }) => {
    if (key === sessionStorageKey || key === null) void sessionStore.lookAgain();
  });
  // A page that the browser had put aside has heard nothing meanwhile.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void sessionStore.lookAgain();
  });
}
