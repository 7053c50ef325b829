import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError } from "@supabase/auth-js";
import { expect, test, vi } from "vitest";
import { forgetEndedSession } from "./forget-ended-session.ts";

const refusal = { code: "PGRST303" };

function arrange(error: Error | null) {
  const getUser = vi.fn(async () => ({ data: { user: null }, error }));
  const signOut = vi.fn(async () => ({ error: null }));
  return { auth: { getUser, signOut } as never, getUser, signOut };
}

test("a session that the client has just forgotten by itself is forgotten", async () => {
  const { auth, signOut } = arrange(new AuthSessionMissingError());
  expect(await forgetEndedSession(auth, refusal)).toBe(true);
  expect(signOut).not.toHaveBeenCalled();
});

test("a token that the account service does not know either is forgotten in this browser", async () => {
  const { auth, signOut } = arrange(new AuthApiError("invalid JWT", 403, "bad_jwt"));
  expect(await forgetEndedSession(auth, { code: "PGRST301" })).toBe(true);
  expect(signOut).toHaveBeenCalledExactlyOnceWith({ scope: "local" });
});

test.each([
  ["is known to the account service", null],
  ["nobody can be asked about", new AuthRetryableFetchError("Failed to fetch", 0)],
  ["the account service has no answer for", new AuthRetryableFetchError("unavailable", 503)],
])("a session that %s stays", async (_what, error) => {
  const { auth, signOut } = arrange(error);
  expect(await forgetEndedSession(auth, refusal)).toBe(false);
  expect(signOut).not.toHaveBeenCalled();
});

test.each([new TypeError("Failed to fetch"), { code: "PGRST116" }, { code: "" }, null])(
  "a failure that says nothing of the session asks nobody: %j",
  async (failure) => {
    const { auth, getUser, signOut } = arrange(new AuthSessionMissingError());
    expect(await forgetEndedSession(auth, failure)).toBe(false);
    expect(getUser).not.toHaveBeenCalled();
    expect(signOut).not.toHaveBeenCalled();
  },
);
