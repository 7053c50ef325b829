import type { AuthClient } from "@supabase/auth-js";
import type { PostgrestClient } from "@supabase/postgrest-js";
import { dropLinkFragment, readLinkFragment } from "./link-fragment.ts";
import type { Database } from "./profile.ts";
import { sessionStorageKey } from "./stored-session.ts";

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
  const auth = new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey: sessionStorageKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
  });
  // The client has read the address by now. Left to itself it clears the fragment with a new history entry, and
  // going back would then lead to the tokens again.
  if (readLinkFragment(location.hash).kind === "session") dropLinkFragment();

  const data = new PostgrestClient<Database>(`${location.origin}/rest/v1`, {
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      const { data: current } = await auth.getSession();
      if (current.session) headers.set("authorization", `Bearer ${current.session.access_token}`);
      return fetch(input, { ...init, headers });
    },
  });
  return { auth, data };
}
