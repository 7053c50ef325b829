import { expect, test } from "vitest";
import {
  adminClient,
  createAccount,
  follow,
  newEmail,
  newestMail,
  noLimits,
  type SignedIn,
  send,
  signIn,
} from "../../testing/accounts.ts";
import { createTestServer, type TestServer } from "../../testing/test-server.ts";

async function makeSessionsOld(server: TestServer): Promise<void> {
  await server.owner.query("update auth.sessions set created_at = now() - interval '61 minutes'");
}

/** Moves the account of the signed-in client to a new address, and gives it. */
async function move(server: TestServer, { client }: SignedIn, to = newEmail()): Promise<string> {
  expect((await client.updateUser({ email: to })).error).toBeNull();
  const { fragment } = await follow((await newestMail(server, "email-change", to)).link);
  expect(fragment.get("type")).toBe("email_change");
  return to;
}

/** Posts what the button behind the link of the old address posts. */
async function undo(server: TestServer, oldEmail: string) {
  const { undoLink } = await newestMail(server, "email-changed", oldEmail);
  const token_hash = new URLSearchParams(new URL(undoLink).hash.slice(1)).get("token");
  return send(server, "POST", "/verify", { body: { type: "email_change_undo", token_hash } });
}

test("a session that is not recent changes no address, and a refresh makes it no younger", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const { client } = await signIn(server, account);
  await makeSessionsOld(server);
  await client.refreshSession();
  const { error } = await client.updateUser({ email: newEmail(), data: { full_name: "Changed" } });
  expect(error).toMatchObject({ status: 400, code: "reauthentication_needed" });
  expect(await server.mails()).toEqual([]);
  const { rows } = await server.owner.query("select email, email_change, raw_user_meta_data from auth.users");
  expect(rows).toEqual([
    { email: account.email, email_change: "", raw_user_meta_data: { email_verified: true } },
  ]);
});

test("a mailed code stands in for a recent sign-in, once, and only the right one", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const { client } = await signIn(server, account);
  await makeSessionsOld(server);
  expect((await client.reauthenticate()).error).toBeNull();
  const { code } = await newestMail(server, "reauthentication", account.email);
  const wrong = await client.updateUser({
    email: newEmail(),
    nonce: code === "000000" ? "000001" : "000000",
  });
  expect(wrong.error).toMatchObject({ status: 422, code: "reauthentication_not_valid" });
  const asked = newEmail();
  const right = await client.updateUser({ email: asked, nonce: code });
  expect(right.data.user?.new_email).toBe(asked);
  const again = await client.updateUser({ email: newEmail(), nonce: code });
  expect(again.error?.code).toBe("reauthentication_not_valid");
  expect((await client.getUser()).data.user?.new_email).toBe(asked);
});

test("the old address is told where the account went, and its link takes it back with all that the thief could do undone", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const thief = await signIn(server, account);
  const moved = await move(server, thief);
  const mail = await newestMail(server, "email-changed", account.email);
  expect(mail.newEmail).toBe(moved);
  await thief.client.updateUser({ password: "of the thief" });
  const inside = await signIn(server, { ...account, email: moved, password: "of the thief" });
  await server.client().resetPasswordForEmail(moved);

  const { status, body } = await undo(server, account.email);
  expect([status, body.user]).toMatchObject([200, { id: account.id, email: account.email }]);
  for (const { client, session } of [thief, inside]) {
    expect((await server.client().getUser(session.access_token)).error).not.toBeNull();
    expect((await client.refreshSession(session)).error).not.toBeNull();
  }
  for (const password of ["of the thief", account.password]) {
    for (const email of [moved, account.email]) {
      const { error } = await server.client().signInWithPassword({ email, password });
      expect(error?.code).toBe("invalid_credentials");
    }
  }
  const recovery = await newestMail(server, "recovery", moved);
  expect((await follow(recovery.link)).fragment.get("error_code")).toBe("otp_expired");
  expect(body.user).toMatchObject({ app_metadata: { choose_password: "taken-back" } });
  const owner = server.client();
  await owner.setSession({
    access_token: String(body.access_token),
    refresh_token: String(body.refresh_token),
  });
  const { data, error } = await owner.updateUser({ password: "of the owner" });
  expect([error, data.user?.app_metadata]).toEqual([null, { provider: "email", providers: ["email"] }]);
  await signIn(server, { ...account, password: "of the owner" });
  const { rows } = await server.owner.query("select email from public.profiles");
  expect(rows).toEqual([{ email: account.email }]);
});

test("a second change does not end the way back from the first, which ends the way back from the second", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const thief = await signIn(server, account);
  const second = await move(server, thief);
  await thief.client.refreshSession();
  await move(server, thief);
  expect((await undo(server, account.email)).status).toBe(200);
  expect(await undo(server, second)).toMatchObject({ status: 403, body: { error_code: "otp_expired" } });
  const { rows } = await server.owner.query("select email from auth.users");
  expect(rows).toEqual([{ email: account.email }]);
});

test("the way back works once, for 7 days, and by no link that a scanner could follow", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const moved = await move(server, await signIn(server, account));
  const { rows } = await server.owner.query(
    "select expires_at - now() > interval '6 days 23 hours' and expires_at - now() <= interval '7 days' as week from private.email_change_undos",
  );
  expect(rows).toEqual([{ week: true }]);
  const { undoLink } = await newestMail(server, "email-changed", account.email);
  const token = new URLSearchParams(new URL(undoLink).hash.slice(1)).get("token");
  const followed = await send(server, "GET", `/verify?type=email_change_undo&token=${token}`);
  expect(followed.headers.get("location")).toContain("error=access_denied");
  await server.owner.query("update private.email_change_undos set expires_at = now()");
  expect((await undo(server, account.email)).status).toBe(403);
  const { rows: after } = await server.owner.query("select email from auth.users");
  expect(after).toEqual([{ email: moved }]);
  await server.owner.query("update private.email_change_undos set expires_at = now() + interval '1 day'");
  expect((await undo(server, account.email)).status).toBe(200);
  expect((await undo(server, account.email)).status).toBe(403);
});

test("an address that somebody else has by now is not taken back, and nothing changes", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const moved = await move(server, await signIn(server, account));
  const heir = await createAccount(server, { email: account.email });
  const answer = await undo(server, account.email);
  expect(answer).toMatchObject({ status: 422, body: { error_code: "email_exists" } });
  await signIn(server, { ...account, email: moved });
  await signIn(server, heir);
});

test("a banned account cannot be taken back", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const moved = await move(server, await signIn(server, account));
  await adminClient(server).admin.updateUserById(account.id, { ban_duration: "1h" });
  expect(await undo(server, account.email)).toMatchObject({
    status: 403,
    body: { error_code: "user_banned" },
  });
  const { rows } = await server.owner.query("select email from auth.users");
  expect(rows).toEqual([{ email: moved }]);
});

test("10 presses of the button at once take the account back once", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  await move(server, await signIn(server, account));
  const answers = await Promise.all(Array.from({ length: 10 }, () => undo(server, account.email)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(403)]);
  expect((await server.owner.query("select from auth.sessions")).rowCount).toBe(1);
});

test("a change of address voids the request for a role", async () => {
  const server = await createTestServer({ limits: noLimits });
  await createAccount(server, { metadata: { role: "admin" } });
  const asking = await createAccount(server, { metadata: { role: "admin" } });
  const requested = "select requested_role from public.profiles where user_id = $1";
  expect((await server.owner.query(requested, [asking.id])).rows).toEqual([{ requested_role: "admin" }]);
  await move(server, await signIn(server, asking));
  expect((await server.owner.query(requested, [asking.id])).rows).toEqual([{ requested_role: null }]);
});

test("an address that somebody signed up with and somebody else moves to has one account and no stranger's link", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const signedIn = await signIn(server, account);
  const wanted = newEmail();
  await server.client().signUp({ email: wanted, password: "of a stranger" });
  const { link } = await newestMail(server, "confirmation", wanted);
  await move(server, signedIn, wanted);
  expect((await follow(link)).fragment.get("error_code")).toBe("otp_expired");
  expect((await server.owner.query("select from auth.users")).rowCount).toBe(1);
});

test("a session that is not recent changes no password either, by which a recent one could be had", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const { client } = await signIn(server, account);
  const other = await signIn(server, account);
  await makeSessionsOld(server);
  const { error } = await client.updateUser({ password: "of a thief" });
  expect(error).toMatchObject({ status: 400, code: "reauthentication_needed" });
  await client.reauthenticate();
  const { code } = await newestMail(server, "reauthentication", account.email);
  expect((await server.client().getUser(other.session.access_token)).error).toBeNull();
  expect((await client.updateUser({ password: "of the owner", nonce: code })).error).toBeNull();
  await signIn(server, { ...account, password: "of the owner" });
});

test("what an administrator decided about an account is not taken back by addresses that it had before", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const thief = await signIn(server, account);
  const second = await move(server, thief);
  await move(server, thief);
  const { admin } = adminClient(server);
  await admin.updateUserById(account.id, { email: account.email, password: "of the owner" });
  for (const address of [second, account.email]) {
    expect(await undo(server, address)).toMatchObject({ status: 403, body: { error_code: "otp_expired" } });
  }
  await signIn(server, { ...account, password: "of the owner" });
});

test("an account that returned to its address is not taken from it by the address that it left", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const signedIn = await signIn(server, account);
  const away = await move(server, signedIn);
  await move(server, signedIn, account.email);
  const mails = (await server.mails()).filter(({ kind }) => kind === "email-changed");
  expect(mails.map(({ to }) => to)).toEqual([account.email]);
  expect(away).not.toBe(account.email);
  expect((await server.owner.query("select from private.email_change_undos")).rowCount).toBe(0);
  await signIn(server, account);
});

test("a sign-up with an address that has a way back opens no account there, and mails the way back again", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  await move(server, await signIn(server, account));
  const { data } = await server.client().signUp({ email: account.email, password: "of the thief" });
  expect(data.user?.email).toBe(account.email);
  await server.client().resend({ type: "signup", email: account.email });
  const mails = (await server.mails()).filter(({ to }) => to === account.email);
  expect(mails.map(({ kind }) => kind)).toEqual(["email-changed", "email-changed", "email-changed"]);
  const attempt = await server
    .client()
    .signInWithPassword({ email: account.email, password: "of the thief" });
  expect(attempt.error?.code).toBe("email_not_confirmed");
  expect((await undo(server, account.email)).status).toBe(200);
  expect((await server.owner.query("select email from auth.users")).rows).toEqual([{ email: account.email }]);
});

test("the mail of a change can be asked for again by anybody, and ends no link and changes no account", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const { client } = await signIn(server, account);
  const wanted = newEmail();
  await client.updateUser({ email: wanted });
  const first = await newestMail(server, "email-change", wanted);
  const before = await server.owner.query("select * from auth.users");
  await server.client().resend({ type: "email_change", email: account.email });
  expect((await server.owner.query("select * from auth.users")).rows).toEqual(before.rows);
  expect((await follow(first.link)).fragment.get("type")).toBe("email_change");
  const second = await newestMail(server, "email-change", wanted);
  expect((await follow(second.link)).fragment.get("error_code")).toBe("otp_expired");
});

test("asking for another address ends the links of the one before", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const { client } = await signIn(server, account);
  const [first, second] = [newEmail(), newEmail()];
  await client.updateUser({ email: first });
  await client.updateUser({ email: second });
  const stale = await newestMail(server, "email-change", first);
  expect((await follow(stale.link)).fragment.get("error_code")).toBe("otp_expired");
  expect((await client.getUser()).data.user?.email).toBe(account.email);
});
