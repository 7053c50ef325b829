import type { GoTrueClient } from "@supabase/auth-js";
import { expect, test } from "vitest";
import {
  adminClient,
  createAccount,
  follow,
  newEmail,
  newestMail,
  noLimits,
  send,
  signIn,
} from "../../testing/accounts.ts";
import { createTestServer, type TestServer } from "../../testing/test-server.ts";

/** The official client in the flow in which a link leads on with a code that only its own browser can exchange. */
function pkceClient(server: TestServer): GoTrueClient {
  return server.client({}, "pkce");
}

/** Follows a link that leads on with a code, and gives it. */
async function codeOf(link: string): Promise<string> {
  const { status, target, fragment } = await follow(link);
  expect([status, [...fragment.keys()]]).toEqual([303, []]);
  const code = target.searchParams.get("code");
  expect(code).toMatch(/^[\w-]{43}$/);
  return code ?? "";
}

/** Asks for a magic link in a browser of its own, follows it, and gives both. */
async function askForCode(server: TestServer, email: string) {
  const client = pkceClient(server);
  await client.signInWithOtp({ email });
  return { client, code: await codeOf((await newestMail(server, "magic-link", email)).link) };
}

async function sessions(server: TestServer): Promise<number | null> {
  return (await server.owner.query("select from auth.sessions")).rowCount;
}

test("sign-up, recovery, magic link and e-mail change lead on with a code that the asking browser exchanges", async () => {
  const server = await createTestServer({ limits: noLimits });
  const client = pkceClient(server);
  const email = newEmail();
  const options = { emailRedirectTo: `${server.url}/welcome?x=1` };
  expect((await client.signUp({ email, password: "secret", options })).error).toBeNull();
  const { link } = await newestMail(server, "confirmation", email);
  const { target } = await follow(link);
  expect([target.pathname, target.searchParams.get("x"), target.hash]).toEqual(["/welcome", "1", ""]);
  const confirmed = await client.exchangeCodeForSession(target.searchParams.get("code") ?? "");
  expect(confirmed.error).toBeNull();
  expect(confirmed.data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
  expect((await client.getUser()).data.user?.email).toBe(email);

  await client.resetPasswordForEmail(email, { redirectTo: `${server.url}/auth/new-password` });
  const recovery = await client.exchangeCodeForSession(
    await codeOf((await newestMail(server, "recovery", email)).link),
  );
  expect(recovery.data).toMatchObject({ redirectType: "recovery", user: { email } });

  await client.signInWithOtp({ email });
  const magic = await client.exchangeCodeForSession(
    await codeOf((await newestMail(server, "magic-link", email)).link),
  );
  expect(magic.error).toBeNull();

  const other = newEmail();
  expect((await client.updateUser({ email: other })).error).toBeNull();
  const changed = await client.exchangeCodeForSession(
    await codeOf((await newestMail(server, "email-change", other)).link),
  );
  expect(changed.data.user?.email).toBe(other);
});

test("a code is worth nothing to who has not asked for its link, and is used up by trying", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const { client, code: auth_code } = await askForCode(server, account.email);
  const exchange = (body: object) => send(server, "POST", "/token?grant_type=pkce", { body });
  expect(await exchange({ auth_code, code_verifier: "x".repeat(56) })).toMatchObject({
    status: 400,
    body: { error_code: "bad_code_verifier" },
  });
  const late = await client.exchangeCodeForSession(auth_code);
  expect(late.error).toMatchObject({ status: 404, code: "flow_state_not_found" });
  expect(await sessions(server)).toBe(0);
});

test("a code works once and for 5 minutes, and only once its link was followed", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const first = await askForCode(server, account.email);
  expect((await first.client.exchangeCodeForSession(first.code)).error).toBeNull();
  expect((await first.client.exchangeCodeForSession(first.code)).error).not.toBeNull();
  const second = await askForCode(server, account.email);
  await server.owner.query("update private.authorization_codes set expires_at = now()");
  expect((await second.client.exchangeCodeForSession(second.code)).error?.code).toBe("flow_state_not_found");
  expect(await sessions(server)).toBe(1);
});

test("a code is not exchanged for an account that was banned, or whose password was set, after its link", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const changed = await askForCode(server, account.email);
  await adminClient(server).admin.updateUserById(account.id, { password: "another" });
  expect((await changed.client.exchangeCodeForSession(changed.code)).error?.code).toBe(
    "flow_state_not_found",
  );
  const banned = await askForCode(server, account.email);
  await server.owner.query("update auth.users set banned_until = now() + interval '1 day'");
  expect((await banned.client.exchangeCodeForSession(banned.code)).error?.code).toBe("user_banned");
  expect(await sessions(server)).toBe(0);
});

test("a typed code signs in without an exchange, also where a browser could make one", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const client = pkceClient(server);
  await client.signInWithOtp({ email: account.email });
  const { code } = await newestMail(server, "magic-link", account.email);
  const { data } = await client.verifyOtp({ email: account.email, token: code, type: "email" });
  expect(data.session?.user.id).toBe(account.id);
});

test("a used link of this flow says so in the query as well, where the official client looks", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const client = pkceClient(server);
  await client.signInWithOtp({ email: account.email });
  const { link } = await newestMail(server, "magic-link", account.email);
  await follow(link);
  const { target, fragment } = await follow(link);
  expect(target.searchParams.get("error_code")).toBe("otp_expired");
  expect(fragment.get("error_code")).toBe("otp_expired");
});

test("half a challenge, an odd one and an unknown method are refused, and nothing is mailed", async () => {
  const server = await createTestServer({ limits: noLimits });
  const { email } = await createAccount(server);
  const challenge = "a".repeat(43);
  for (const body of [
    { code_challenge: challenge },
    { code_challenge_method: "s256" },
    { code_challenge: "short", code_challenge_method: "s256" },
    { code_challenge: `${challenge}!`, code_challenge_method: "s256" },
    { code_challenge: challenge, code_challenge_method: "s512" },
  ]) {
    for (const path of ["/signup", "/otp", "/recover"]) {
      const answer = await send(server, "POST", path, { body: { email, password: "secret", ...body } });
      expect(answer).toMatchObject({ status: 400, body: { error_code: "validation_failed" } });
    }
  }
  expect(await server.mails()).toEqual([]);
  const plain = { code_challenge: challenge, code_challenge_method: "PLAIN" };
  expect((await send(server, "POST", "/otp", { body: { email, ...plain } })).status).toBe(200);
  const auth_code = await codeOf((await newestMail(server, "magic-link", email)).link);
  const exchanged = await send(server, "POST", "/token?grant_type=pkce", {
    body: { auth_code, code_verifier: challenge },
  });
  expect(exchanged.status).toBe(200);
});

test("a code and its verifier are stored hashed, and a session opened by password needs neither", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const { code } = await askForCode(server, account.email);
  const { rows } = await server.owner.query(
    "select row_to_json(c)::text as row from private.authorization_codes c",
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].row).not.toContain(code);
  await signIn(server, account);
});

test("a code ends with a sign-out everywhere and with a change of address", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const signedOut = await askForCode(server, account.email);
  const { client } = await signIn(server, account);
  await client.signOut();
  expect((await signedOut.client.exchangeCodeForSession(signedOut.code)).error?.code).toBe(
    "flow_state_not_found",
  );
  const moved = await askForCode(server, account.email);
  await adminClient(server).admin.updateUserById(account.id, { email: newEmail() });
  expect((await moved.client.exchangeCodeForSession(moved.code)).error?.code).toBe("flow_state_not_found");
  expect(await sessions(server)).toBe(0);
});
