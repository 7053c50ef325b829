import { useSyncExternalStore } from "react";
import type { SessionSnapshot } from "./create-session-store.ts";
import { sessionStore } from "./session-store.ts";

/** Gives a component who is signed in and renders it again after every change. */
export function useSession(): SessionSnapshot {
  return useSyncExternalStore(
    sessionStore.subscribe,
    sessionStore.getSnapshot,
    sessionStore.getInitialSnapshot,
  );
}
