import { expect, test } from "vitest";
import {
  adminClient,
  createAccount,
  follow,
  newEmail,
  newestMail,
  noLimits,
  signIn,
} from "../../testing/accounts.ts";
import { createTestServer, type TestServer } from "../../testing/test-server.ts";

type Entry = {
  action: string;
  actor: string | null;
  user_id: string | null;
  traits: Record<string, unknown>;
};

/** The entries written since the last call, oldest first; role changes are the database's own and left out. */
function reader(server: TestServer): () => Promise<Entry[]> {
  const seen = new Set<string>();
  return async () => {
    const { rows } = await server.owner.query<Entry & { id: string; ip_address: string }>(`
      select id, ip_address, payload ->> 'action' as action, payload ->> 'actor_username' as actor,
        payload -> 'traits' ->> 'user_id' as user_id, payload -> 'traits' as traits
      from auth.audit_log_entries where payload ->> 'action' <> 'role_change' order by created_at`);
    const fresh = rows.filter((row) => !seen.has(row.id));
    for (const row of rows) seen.add(row.id);
    for (const row of fresh) expect(row.ip_address).toBe("127.0.0.1");
    return fresh.map(({ action, actor, user_id, traits }) => ({ action, actor, user_id, traits }));
  };
}

test("sign-up, confirmation, sign-in, failure and sign-out leave a row each", async () => {
  const server = await createTestServer({ limits: noLimits });
  const entries = reader(server);
  const client = server.client();
  const email = newEmail();
  await client.signUp({ email, password: "secret" });
  const { rows } = await server.owner.query("select user_id from private.pending_sign_ups");
  const about = { actor: email, user_id: rows[0].user_id as string };
  expect(await entries()).toMatchObject([{ action: "user_signedup", ...about }]);

  await client.signInWithPassword({ email, password: "secret" });
  expect(await entries()).toMatchObject([
    { action: "login_failed", actor: email, user_id: null, traits: { reason: "email_not_confirmed" } },
  ]);

  await follow((await newestMail(server, "confirmation", email)).link);
  expect((await entries()).map(({ action }) => action).sort()).toEqual(["login", "user_confirmed"]);

  await client.signInWithPassword({ email, password: "wrong" });
  await client.signInWithPassword({ email: "nobody@example.com", password: "wrong" });
  expect(await entries()).toMatchObject([
    { action: "login_failed", ...about, traits: { reason: "invalid_credentials" } },
    { action: "login_failed", actor: "nobody@example.com", user_id: null },
  ]);

  await client.signInWithPassword({ email, password: "secret" });
  await client.signOut();
  expect(await entries()).toMatchObject([
    { action: "login", ...about },
    { action: "logout", ...about, traits: { scope: "global" } },
  ]);

  await client.verifyOtp({ email, token: "000000", type: "email" });
  expect(await entries()).toMatchObject([{ action: "verification_failed", actor: email }]);

  await client.signUp({ email, password: "secret" });
  expect(await entries()).toMatchObject([{ action: "user_repeated_signup", actor: email }]);
});

test("password change, e-mail change and a stolen refresh token leave a row each", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const { client, session } = await signIn(server, account);
  const entries = reader(server);
  await entries();
  const about = { actor: account.email, user_id: account.id };

  await client.updateUser({ password: "a new password" });
  expect(await entries()).toMatchObject([{ action: "user_updated_password", ...about }]);

  const newAddress = newEmail();
  await client.updateUser({ email: newAddress });
  expect(await entries()).toMatchObject([{ action: "user_email_change_requested", ...about }]);
  await follow((await newestMail(server, "email-change", newAddress)).link);
  const changes = await entries();
  expect(changes.find(({ action }) => action === "user_email_changed")).toMatchObject({
    user_id: account.id,
    traits: { old_email: account.email, user_email: newAddress },
  });

  await client.refreshSession();
  await server.owner.query("update auth.refresh_tokens set updated_at = updated_at - interval '1 minute'");
  await server.client().refreshSession(session);
  expect(await entries()).toMatchObject([{ action: "refresh_token_reused", user_id: account.id }]);
});

test("what the secret key does to an account leaves a row that says so", async () => {
  const server = await createTestServer();
  const entries = reader(server);
  const { id } = await createAccount(server);
  const { admin } = adminClient(server);
  await admin.updateUserById(id, { ban_duration: "1h" });
  await admin.updateUserById(id, { ban_duration: "none" });
  await admin.updateUserById(id, { password: "another" });
  await admin.updateUserById(id, { email: newEmail() });
  await admin.deleteUser(id);
  const written = await entries();
  expect(written.map(({ action }) => action)).toEqual([
    "user_created",
    "user_banned",
    "user_unbanned",
    "user_updated_password",
    "user_email_changed",
    "user_deleted",
  ]);
  for (const entry of written) expect(entry).toMatchObject({ actor: "service_role", user_id: id });
});

test("no entry holds a password, a token or a code", async () => {
  const server = await createTestServer();
  const account = await createAccount(server, { password: "very secret words" });
  const { session } = await signIn(server, account);
  await server.client().signInWithPassword({ ...account, password: "other secret words" });
  await server.client().signInWithOtp({ email: account.email });
  const { code, link } = await newestMail(server, "magic-link", account.email);
  await follow(link);
  const { rows } = await server.owner.query(
    "select string_agg(payload::text, ' ') as all from auth.audit_log_entries",
  );
  for (const secret of ["secret words", session.refresh_token, session.access_token, link, `"${code}"`]) {
    expect(rows[0].all).not.toContain(secret);
  }
});
