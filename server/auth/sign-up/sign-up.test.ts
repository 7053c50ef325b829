import { expect, test } from "vitest";
import {
  createAccount,
  follow,
  newEmail,
  newestMail,
  noLimits,
  send,
  signIn,
  tokenOf,
} from "../../testing/accounts.ts";
import { createTestServer } from "../../testing/test-server.ts";

test("sign-up gives a user and no session, and mails a link that leads to the site with one", async () => {
  const server = await createTestServer();
  const client = server.client();
  const email = newEmail();
  const { data, error } = await client.signUp({
    email: `  ${email.toUpperCase()} `,
    password: "secret",
    options: { data: { full_name: "Ada", role: "customer" }, emailRedirectTo: `${server.url}/` },
  });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({
    email,
    aud: "authenticated",
    role: "authenticated",
    user_metadata: { full_name: "Ada", role: "customer" },
    app_metadata: { provider: "email", providers: ["email"] },
  });
  const claims = { sub: data.user?.id, email, email_verified: false, phone_verified: false };
  expect(data.user?.user_metadata).toEqual({ full_name: "Ada", role: "customer", ...claims });
  expect(data.user?.identities?.map(({ identity_data }) => identity_data)).toEqual([
    { full_name: "Ada", role: "customer", ...claims },
  ]);
  expect((await server.owner.query("select from auth.users")).rowCount).toBe(0);

  const mail = await newestMail(server, "confirmation", email);
  expect(mail.fullName).toBe("Ada");
  expect(mail.code).toMatch(/^\d{6}$/);
  const { status, target, fragment } = await follow(mail.link);
  expect([status, target.origin, target.pathname]).toEqual([303, server.url, "/"]);
  expect([...fragment.keys()].sort()).toEqual([
    "access_token",
    "expires_at",
    "expires_in",
    "refresh_token",
    "token_type",
    "type",
  ]);
  expect(fragment.get("type")).toBe("signup");
  const session = await client.setSession({
    access_token: fragment.get("access_token") ?? "",
    refresh_token: fragment.get("refresh_token") ?? "",
  });
  expect(session.data.user).toMatchObject({ id: data.user?.id, email });
  expect(session.data.user?.email_confirmed_at).toBeDefined();
  const verified = { full_name: "Ada", role: "customer", ...claims, email_verified: true };
  expect(session.data.user?.user_metadata).toEqual(verified);
  expect(session.data.user?.identities?.[0]?.identity_data).toEqual(verified);
});

test("the mailed code confirms a sign-up as well", async () => {
  const server = await createTestServer();
  const client = server.client();
  const email = newEmail();
  await client.signUp({ email, password: "secret" });
  const { code } = await newestMail(server, "confirmation", email);
  const { data, error } = await client.verifyOtp({ email, token: code, type: "signup" });
  expect(error).toBeNull();
  expect(data.session?.user.email).toBe(email);
});

test("neither password nor link nor code is stored as it is", async () => {
  const server = await createTestServer();
  const email = newEmail();
  await server.client().signUp({ email, password: "very secret words" });
  const { link, code } = await newestMail(server, "confirmation", email);
  const { rows } = await server.owner.query(
    "select encrypted_password, row_to_json(p)::text as row from private.pending_sign_ups p",
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].encrypted_password).toMatch(/^\$argon2id\$/);
  expect(rows[0].row).not.toContain("very secret words");
  expect(rows[0].row).not.toContain(tokenOf(link));
  expect(rows[0].row).not.toMatch(new RegExp(`"${code}"`));
});

test("a password is 6 to 256 characters, each counted once however it is written", async () => {
  const server = await createTestServer({ limits: noLimits });
  const attempt = (password: string) => server.client().signUp({ email: newEmail(), password });
  for (const password of ["12345", "🙂🙂🙂🙂🙂", "x".repeat(257)]) {
    const { error } = await attempt(password);
    expect(error).toMatchObject({
      name: "AuthWeakPasswordError",
      status: 422,
      code: "weak_password",
      reasons: ["length"],
    });
  }
  expect((await attempt("12345")).error?.message).toBe("Password should be at least 6 characters.");
  expect((await server.owner.query("select from private.pending_sign_ups")).rowCount).toBe(0);
  for (const password of ["123456", "🙂🙂🙂🙂🙂🙂", "🙂".repeat(256)]) {
    expect((await attempt(password)).error).toBeNull();
  }
});

test("an address that no mail can reach is refused and nothing is stored", async () => {
  const server = await createTestServer({ limits: noLimits });
  for (const email of [
    "nobody",
    "a@b",
    "a b@example.com",
    "a@example.com\r\nbcc: b@example.com",
    `${"a".repeat(250)}@example.com`,
  ]) {
    const { error } = await server.client().signUp({ email, password: "secret" });
    expect(error).toMatchObject({ status: 400, code: "validation_failed" });
    expect(error?.message).toBe("Unable to validate email address: invalid format");
  }
  expect((await server.owner.query("select from auth.users")).rowCount).toBe(0);
  expect(await server.mails()).toEqual([]);
});

test("10 sign-ups of one address at once open one account, by whichever links", async () => {
  const server = await createTestServer({ limits: noLimits });
  const email = newEmail();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => server.client().signUp({ email, password: "secret" })),
  );
  expect(answers.map((answer) => answer.error)).toEqual(Array(10).fill(null));
  const mails = await server.mails();
  expect(mails.map((mail) => mail.kind)).toEqual(Array(10).fill("confirmation"));
  const followed = await Promise.all(mails.map((mail) => ("link" in mail ? follow(mail.link) : undefined)));
  const users = await Promise.all(
    followed.map((link) => server.client().getUser(link?.fragment.get("access_token") ?? "")),
  );
  const { rows } = await server.owner.query("select id from auth.users");
  expect(rows).toHaveLength(1);
  expect(users.map(({ data }) => data.user?.id)).toEqual(Array(10).fill(rows[0].id));
  await signIn(server, { id: rows[0].id, email, password: "secret" });
});

test("10 sign-ups of one address at once under the default limits are one sign-up and one mail", async () => {
  const server = await createTestServer();
  const email = newEmail();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => server.client().signUp({ email, password: "secret" })),
  );
  expect(answers.filter((answer) => answer.error === null)).toHaveLength(1);
  expect(new Set(answers.flatMap((answer) => answer.error?.code ?? []))).toEqual(
    new Set(["over_email_send_rate_limit"]),
  );
  expect((await server.owner.query("select from private.pending_sign_ups")).rowCount).toBe(1);
  expect(await server.mails()).toHaveLength(1);
});

test("signing up with somebody's address changes nothing for them and tells them by mail", async () => {
  const server = await createTestServer();
  const account = await createAccount(server, { metadata: { full_name: "Owner" } });
  const before = await server.owner.query("select * from auth.users");
  const { data, error } = await server.client().signUp({
    email: account.email,
    password: "of a stranger",
    options: { data: { full_name: "Stranger" } },
  });
  expect(error).toBeNull();
  expect(data.user?.id).not.toBe(account.id);
  expect((await server.owner.query("select * from auth.users")).rows).toEqual(before.rows);
  expect((await server.owner.query("select from auth.one_time_tokens")).rowCount).toBe(0);
  expect((await server.mails()).map((mail) => [mail.kind, mail.to])).toEqual([
    ["existing-account", account.email],
  ]);
  await signIn(server, account);
});

test("the mail to an address that has an account leads to where a new password is asked for, with the address typed in", async () => {
  const server = await createTestServer();
  const account = await createAccount(server, { email: `with+plus-${newEmail()}` });
  await server.client().signUp({ email: account.email, password: "of a stranger" });
  const [mail] = await server.mails();
  if (mail?.kind !== "existing-account") throw new Error("another mail went out");
  const { pathname, search, hash } = new URL(mail.recoverLink);
  expect([pathname, search]).toEqual(["/auth", ""]);
  expect(new URLSearchParams(hash.slice(1)).get("email")).toBe(account.email);
});

test("without an address, sign-up is refused with the code of what was meant", async () => {
  const server = await createTestServer();
  const anonymous = await server.client().signInAnonymously();
  expect(anonymous.error).toMatchObject({ status: 422, code: "anonymous_provider_disabled" });
  const phone = await server.client().signUp({ phone: "+15550100", password: "secret" });
  expect(phone.error).toMatchObject({ status: 400, code: "phone_provider_disabled" });
  // @ts-expect-error: what the client says about a call that its types forbid
  const neither = await server.client().signUp({ password: "secret" });
  expect(neither.error?.message).toBe("You must provide either an email or phone number and a password");
  const noPassword = await send(server, "POST", "/signup", { body: { email: newEmail() } });
  expect(noPassword).toMatchObject({ status: 400, body: { error_code: "validation_failed" } });
  expect((await server.owner.query("select from auth.users")).rowCount).toBe(0);
});

test("metadata of more than 4 KB is refused, because every token would carry it", async () => {
  const server = await createTestServer();
  const { error } = await server.client().signUp({
    email: newEmail(),
    password: "secret",
    options: { data: { full_name: "x".repeat(5000) } },
  });
  expect(error).toMatchObject({ status: 400, code: "validation_failed" });
  expect((await server.owner.query("select from auth.users")).rowCount).toBe(0);
});

test("mailed links lead to the site's own origin only", async () => {
  const server = await createTestServer({ limits: noLimits });
  const targets = {
    [`${server.url}/auth/new-password?x=1`]: `${server.url}/auth/new-password?x=1`,
    "/welcome": `${server.url}/welcome`,
    "https://evil.example/": `${server.url}/`,
    "//evil.example/": `${server.url}/`,
    "/\\evil.example": `${server.url}/`,
    "javascript:alert(1)": `${server.url}/`,
    [`${server.url.replace("http://", "http://user:word@")}/`]: `${server.url}/`,
    [`${server.url}.evil.example/`]: `${server.url}/`,
  };
  for (const [asked, given] of Object.entries(targets)) {
    const email = newEmail();
    const { error } = await server
      .client()
      .signUp({ email, password: "secret", options: { emailRedirectTo: asked } });
    expect(error).toBeNull();
    const { link } = await newestMail(server, "confirmation", email);
    expect(new URL(link).searchParams.get("redirect_to")).toBe(given);
    const forged = new URL(link);
    forged.searchParams.set("redirect_to", asked);
    const { target } = await follow(forged.href);
    expect(`${target.origin}${target.pathname}${target.search}`).toBe(given);
  }
});
