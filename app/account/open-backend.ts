import { type Backend, getBackend } from "./backend-client.ts";
import { sessionStore } from "./session-store.ts";

/** Gives the backend's client with the session store already following it: every call that can sign in needs both. */
export async function openBackend(): Promise<Backend> {
  await sessionStore.wake();
  return getBackend();
}
