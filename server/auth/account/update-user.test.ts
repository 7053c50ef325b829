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
  untilBlocked,
} from "../../testing/accounts.ts";
import { createTestServer } from "../../testing/test-server.ts";

test("a new password ends all other sessions and not the one that set it", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  const own = await signIn(server, account);
  const other = await signIn(server, account);
  await server.client().resetPasswordForEmail(account.email);
  expect((await own.client.updateUser({ password: "a new password" })).error).toBeNull();
  expect((await server.client().getUser(other.session.access_token)).error?.name).toBe(
    "AuthSessionMissingError",
  );
  expect((await server.client().refreshSession(other.session)).error?.code).toBe("refresh_token_not_found");
  expect((await own.client.refreshSession()).error).toBeNull();
  expect((await server.client().signInWithPassword(account)).error?.code).toBe("invalid_credentials");
  await signIn(server, { ...account, password: "a new password" });
  const { link } = await newestMail(server, "recovery", account.email);
  expect((await follow(link)).fragment.get("error_code")).toBe("otp_expired");
});

test("a password that is weak or the same as before is refused and changes nothing", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  const { client } = await signIn(server, account);
  const other = await signIn(server, account);
  const weak = await client.updateUser({ password: "12345" });
  expect(weak.error).toMatchObject({ code: "weak_password", reasons: ["length"] });
  const same = await client.updateUser({ password: account.password });
  expect(same.error).toMatchObject({ status: 422, code: "same_password" });
  expect((await server.client().getUser(other.session.access_token)).error).toBeNull();
  await signIn(server, account);
});

test("without a current session nobody sets a password", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  const { client, session } = await signIn(server, account);
  await client.signOut();
  const ended = await send(server, "PUT", "/user", {
    token: session.access_token,
    body: { password: "of a stranger" },
  });
  expect(ended).toMatchObject({ status: 403, body: { error_code: "session_not_found" } });
  const anonymous = await send(server, "PUT", "/user", { body: { password: "of a stranger" } });
  expect(anonymous).toMatchObject({ status: 401, body: { error_code: "no_authorization" } });
  await signIn(server, account);
});

test("a session that ends while its new password is hashed no longer sets it", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  const { session } = await signIn(server, account);
  const rival = await server.owner.connect();
  try {
    await rival.query("begin");
    await rival.query("select from auth.users for update");
    const change = send(server, "PUT", "/user", {
      token: session.access_token,
      body: { password: "of a stranger" },
    });
    await untilBlocked(server);
    await rival.query("delete from auth.sessions");
    await rival.query("commit");
    expect(await change).toMatchObject({ status: 403, body: { error_code: "session_not_found" } });
  } finally {
    rival.release();
  }
  await signIn(server, account);
});

test("a nonce that comes with a new password has to be the one that was mailed", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const { client } = await signIn(server, account);
  expect((await client.reauthenticate()).error).toBeNull();
  const { code } = await newestMail(server, "reauthentication", account.email);
  const wrong = await client.updateUser({
    password: "a new password",
    nonce: code === "000000" ? "000001" : "000000",
  });
  expect(wrong.error).toMatchObject({ status: 422, code: "reauthentication_not_valid" });
  await signIn(server, account);
  expect((await client.updateUser({ password: "a new password", nonce: code })).error).toBeNull();
  const again = await client.updateUser({ password: "another password", nonce: code });
  expect(again.error?.code).toBe("reauthentication_not_valid");
  await signIn(server, { ...account, password: "a new password" });
});

test("metadata is merged, null takes a member away, and the next token says so", async () => {
  const server = await createTestServer();
  const { client } = await signIn(
    server,
    await createAccount(server, { metadata: { full_name: "Ada", plan: "a" } }),
  );
  const { data, error } = await client.updateUser({ data: { full_name: "Grace", plan: null } });
  expect(error).toBeNull();
  expect(data.user?.user_metadata).toEqual({ full_name: "Grace", email_verified: true });
  const refreshed = await client.refreshSession();
  const claims = await client.getClaims(refreshed.data.session?.access_token);
  expect(claims.data?.claims.user_metadata).toEqual({ full_name: "Grace", email_verified: true });
  const tooMuch = await client.updateUser({ data: { biography: "x".repeat(5000) } });
  expect(tooMuch.error?.code).toBe("validation_failed");
  expect((await client.getUser()).data.user?.user_metadata).toEqual({
    full_name: "Grace",
    email_verified: true,
  });
});

test("nothing that a user sends reaches app_metadata, role or confirmation", async () => {
  const server = await createTestServer();
  const { client, session } = await signIn(server, await createAccount(server));
  const before = (await client.getUser()).data.user;
  const { status } = await send(server, "PUT", "/user", {
    token: session.access_token,
    body: {
      app_metadata: { admin: true },
      role: "service_role",
      email_confirm: true,
      ban_duration: "none",
      aud: "x",
    },
  });
  expect(status).toBe(200);
  const after = (await client.getUser()).data.user;
  expect({ ...after, updated_at: "" }).toEqual({ ...before, updated_at: "" });
});

test("a new address counts once it is confirmed from there, and a refresh then shows it", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const { client } = await signIn(server, account);
  const newAddress = newEmail();
  const asked = await client.updateUser({ email: newAddress.toUpperCase() });
  expect(asked.error).toBeNull();
  expect(asked.data.user).toMatchObject({ email: account.email, new_email: newAddress });
  expect((await server.mails()).map((mail) => [mail.kind, mail.to])).toEqual([["email-change", newAddress]]);
  expect((await client.refreshSession()).data.user?.email).toBe(account.email);

  const { link } = await newestMail(server, "email-change", newAddress);
  const { fragment } = await follow(link);
  expect([fragment.get("type"), fragment.has("access_token")]).toEqual(["email_change", true]);
  const { data } = await client.refreshSession();
  expect(data.user).toMatchObject({ id: account.id, email: newAddress });
  expect(data.user?.new_email).toBeUndefined();
  expect(data.user?.identities?.[0]?.identity_data).toMatchObject({
    email: newAddress,
    email_verified: true,
  });
  expect((await client.getClaims(data.session?.access_token)).data?.claims.email).toBe(newAddress);
  await signIn(server, { ...account, email: newAddress });
  expect((await server.client().signInWithPassword(account)).error?.code).toBe("invalid_credentials");
});

test("the code mailed to the new address confirms it as well; the old address can have it mailed again", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const { client } = await signIn(server, account);
  const newAddress = newEmail();
  await client.updateUser({ email: newAddress });
  expect((await server.client().resend({ type: "email_change", email: account.email })).error).toBeNull();
  const { code } = await newestMail(server, "email-change", newAddress);
  const { data, error } = await server
    .client()
    .verifyOtp({ email: newAddress, token: code, type: "email_change" });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ id: account.id, email: newAddress });
});

test("links mailed to the old address end when the address changes", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const { client } = await signIn(server, account);
  await server.client().resetPasswordForEmail(account.email);
  const newAddress = newEmail();
  await client.updateUser({ email: newAddress });
  await follow((await newestMail(server, "email-change", newAddress)).link);
  const { link } = await newestMail(server, "recovery", account.email);
  expect((await follow(link)).fragment.get("error_code")).toBe("otp_expired");
});

test("an address given by the secret key ends the change that was waiting", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const { client } = await signIn(server, account);
  const [asked, given] = [newEmail(), newEmail()];
  await client.updateUser({ email: asked });
  await adminClient(server).admin.updateUserById(account.id, { email: given });
  const { link } = await newestMail(server, "email-change", asked);
  expect((await follow(link)).fragment.get("error_code")).toBe("otp_expired");
  expect((await client.getUser()).data.user?.email).toBe(given);
});

test("asking for somebody else's address looks the same, tells them, and never becomes theirs", async () => {
  const server = await createTestServer({ limits: noLimits });
  const owner = await createAccount(server);
  const account = await createAccount(server);
  const { client } = await signIn(server, account);
  const free = await client.updateUser({ email: newEmail() });
  const taken = await client.updateUser({ email: owner.email });
  expect(taken.error).toBeNull();
  expect(Object.keys(taken.data.user ?? {})).toEqual(Object.keys(free.data.user ?? {}));
  expect(taken.data.user?.new_email).toBe(owner.email);
  const mails = await server.mails();
  expect(mails.filter((mail) => mail.to === owner.email).map((mail) => mail.kind)).toEqual([
    "existing-account",
  ]);
  expect((await client.getUser()).data.user?.email).toBe(account.email);
  await signIn(server, owner);
});

test("of two accounts that ask for one address, the first to confirm gets it and the other is refused", async () => {
  const server = await createTestServer({ limits: noLimits });
  const newAddress = newEmail();
  const accounts = [await createAccount(server), await createAccount(server)];
  const links: string[] = [];
  for (const account of accounts) {
    const { client } = await signIn(server, account);
    await client.updateUser({ email: newAddress });
    links.push((await newestMail(server, "email-change", newAddress)).link);
  }
  const outcomes = await Promise.all(links.map(follow));
  const codes = outcomes.map(({ fragment }) => fragment.get("error_code")).sort();
  expect(codes).toEqual(["email_exists", null].sort());
  const { rows } = await server.owner.query("select count(*)::int as n from auth.users where email = $1", [
    newAddress,
  ]);
  expect(rows).toEqual([{ n: 1 }]);
});

test("one account cannot mail more than 5 addresses an hour", async () => {
  const server = await createTestServer({
    limits: { "mail-by-address-minute": { points: 100, seconds: 60 } },
  });
  const { client } = await signIn(server, await createAccount(server));
  for (let index = 0; index < 5; index += 1)
    expect((await client.updateUser({ email: newEmail() })).error).toBeNull();
  const { error } = await client.updateUser({ email: newEmail() });
  expect(error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
  expect(await server.mails()).toHaveLength(5);
});
