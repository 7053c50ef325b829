import type { AuthClient, Session } from "@supabase/auth-js";
import type { PostgrestClient } from "@supabase/postgrest-js";
import { type ReceivedLink, receiveLink } from "./link/receive-link.ts";
import { beginRecovery } from "./link/recovery.ts";
import { markLinkRefused } from "./link/refused-link.ts";
import { keptLook } from "./look/kept-look.ts";
import { mustChoosePassword, newPasswordPath } from "./must-choose-password.ts";
import type { Database } from "./profile.ts";
import { lookStorageKey, sessionStorageKey } from "./stored-session.ts";

export type Backend = {
  auth: InstanceType<typeof AuthClient>;
  data: PostgrestClient<Database>;
};

let backend: Promise<Backend> | undefined;

/**
 * Gives the one client of the backend, loading its code at the first call so that no page pays for it up front.
 * Rejects when that code cannot be loaded; the next call then tries again.
 */
export function getBackend(): Promise<Backend> {
  backend ??= createBackend().catch((error: unknown) => {
    backend = undefined;
    throw error;
  });
  return backend;
}

async function createBackend(): Promise<Backend> {
  const [{ AuthClient }, { PostgrestClient }] = await Promise.all([
    import("@supabase/auth-js"),
    import("@supabase/postgrest-js"),
  ]);
  const link = await receiveLink();
  const look = keptLook();
  const auth = new AuthClient({
    url: `${location.origin}/auth/v1`,
    // Of this tab alone, and never longer than it was given for.
    ...(look ? { storageKey: lookStorageKey, storage: sessionStorage } : { storageKey: sessionStorageKey }),
    persistSession: true,
    autoRefreshToken: !look,
    // The client asks with what it found in the address, which the link's session has left long ago.
    detectSessionInUrl: link.session ? (_url, found) => Boolean(Object.assign(found, link.session)) : false,
  });
  // A code for a new password; of a link's session the client tells only after the pages have seen it.
  let told: Session | null = null;
  auth.onAuthStateChange((event, session) => {
    told = session;
    if (event === "PASSWORD_RECOVERY" && session) beginRecovery(session.user.id);
  });
  await finishLink(auth, link);
  if (look) void import("./look/show-look.ts").then(({ showLook }) => showLook(auth, look));

  const data = new PostgrestClient<Database>(`${location.origin}/rest/v1`, {
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      const { data: current } = await auth.getSession();
      // Another tab may tell of its sign-in before storage shows it here.
      const session = current.session ?? told;
      if (session) headers.set("authorization", `Bearer ${session.access_token}`);
      return fetch(input, { ...init, headers });
    },
  });
  return { auth, data };
}

/** Ends the session that nobody keeps, and leads whoever came without a password to where one is chosen. */
async function finishLink(
  auth: Backend["auth"],
  { session, forgotten, isRefused }: ReceivedLink,
): Promise<void> {
  if (!session && !forgotten) return;
  if (isRefused) markLinkRefused();
  const { data } = await auth.getSession();
  const kept = data.session?.access_token;
  // Where that fails it ends by itself, because nobody refreshes it.
  if (forgotten && kept !== forgotten) auth.admin.signOut(forgotten, "local").catch(() => {});
  if (!session || !data.session || kept !== session.access_token) return;
  if (session.type === "recovery") beginRecovery(data.session.user.id);
  if (!mustChoosePassword(data.session.user)) return;
  if (location.pathname === newPasswordPath) return;
  location.replace(newPasswordPath);
  // The page goes: nothing on it is to begin as if it stayed.
  await new Promise(() => {});
}
