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
  untilBlocked,
} from "../../testing/accounts.ts";
import { createTestServer, type TestServer } from "../../testing/test-server.ts";

async function sessions(server: TestServer): Promise<number | null> {
  return (await server.owner.query("select from auth.sessions")).rowCount;
}

test("a recovery link opens a session with which a new password is set", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  const client = server.client();
  const redirectTo = `${server.url}/auth/new-password`;
  expect((await client.resetPasswordForEmail(account.email.toUpperCase(), { redirectTo })).error).toBeNull();
  const { link } = await newestMail(server, "recovery", account.email);
  const { status, target, fragment } = await follow(link);
  expect([status, target.pathname, fragment.get("type")]).toEqual([303, "/auth/new-password", "recovery"]);
  await client.setSession({
    access_token: fragment.get("access_token") ?? "",
    refresh_token: fragment.get("refresh_token") ?? "",
  });
  expect((await client.updateUser({ password: "a new password" })).error).toBeNull();
  await signIn(server, { ...account, password: "a new password" });
  const old = await server.client().signInWithPassword(account);
  expect(old.error?.code).toBe("invalid_credentials");
});

test("a magic link signs in by link, by token_hash and by code, each once", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const ask = async () => {
    expect((await server.client().signInWithOtp({ email: account.email })).error).toBeNull();
    return newestMail(server, "magic-link", account.email);
  };
  const followed = await follow((await ask()).link);
  expect([followed.fragment.get("type"), followed.fragment.has("access_token")]).toEqual(["magiclink", true]);

  const token_hash = tokenOf((await ask()).link);
  expect((await server.client().verifyOtp({ token_hash, type: "magiclink" })).error).toBeNull();
  const again = await server.client().verifyOtp({ token_hash, type: "magiclink" });
  expect(again.error).toMatchObject({
    status: 403,
    code: "otp_expired",
    message: "Email link is invalid or has expired",
  });

  const { code } = await ask();
  const byCode = await server.client().verifyOtp({ email: account.email, token: ` ${code} `, type: "email" });
  expect(byCode.data.session?.user.id).toBe(account.id);
  const twice = await server.client().verifyOtp({ email: account.email, token: code, type: "email" });
  expect(twice.error).toMatchObject({
    status: 403,
    code: "otp_expired",
    message: "Token has expired or is invalid",
  });
  expect(await sessions(server)).toBe(3);
});

test("a link followed by 10 at once opens one session", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  await server.client().signInWithOtp({ email: account.email });
  const { link } = await newestMail(server, "magic-link", account.email);
  const followed = await Promise.all(Array.from({ length: 10 }, () => follow(link)));
  expect(followed.filter(({ fragment }) => fragment.has("access_token"))).toHaveLength(1);
  expect(followed.filter(({ fragment }) => fragment.get("error_code") === "otp_expired")).toHaveLength(9);
  expect(await sessions(server)).toBe(1);
});

test("a used link leads to the site with the error in the fragment", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  await server.client().signInWithOtp({ email: account.email });
  const { link } = await newestMail(server, "magic-link", account.email);
  await follow(link);
  const { status, target } = await follow(link);
  expect(status).toBe(303);
  expect(target.href).toBe(
    `${server.url}/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired`,
  );
});

test("looking at a link with HEAD does not use it up", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  await server.client().signInWithOtp({ email: account.email });
  const { link } = await newestMail(server, "magic-link", account.email);
  const head = await fetch(link, { method: "HEAD", redirect: "manual" });
  expect([head.status, head.headers.get("location")]).toEqual([200, null]);
  expect((await follow(link)).fragment.has("access_token")).toBe(true);
});

test("links and codes expire after an hour", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  await server.client().signInWithOtp({ email: account.email });
  const { rows } = await server.owner.query(
    "select expires_at - created_at = interval '1 hour' as hour from auth.one_time_tokens",
  );
  expect(rows).toEqual([{ hour: true }]);
  await server.owner.query("update auth.one_time_tokens set expires_at = now()");
  const { link, code } = await newestMail(server, "magic-link", account.email);
  expect((await follow(link)).fragment.get("error_code")).toBe("otp_expired");
  const byCode = await server.client().verifyOtp({ email: account.email, token: code, type: "email" });
  expect(byCode.error?.code).toBe("otp_expired");
  expect(await sessions(server)).toBe(0);
});

test("a new mail ends the link and the code of the one before", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const client = server.client();
  await client.signInWithOtp({ email: account.email });
  const first = await newestMail(server, "magic-link", account.email);
  await client.signInWithOtp({ email: account.email });
  expect((await follow(first.link)).fragment.get("error_code")).toBe("otp_expired");
  expect(await sessions(server)).toBe(0);
});

test("a link works only for the type it was mailed for", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  await server.client().resetPasswordForEmail(account.email);
  await server.client().signInWithOtp({ email: account.email });
  const recovery = tokenOf((await newestMail(server, "recovery", account.email)).link);
  const magicLink = tokenOf((await newestMail(server, "magic-link", account.email)).link);
  for (const type of ["signup", "email", "magiclink", "email_change"] as const) {
    const { error } = await server.client().verifyOtp({ token_hash: recovery, type });
    expect(error?.code).toBe("otp_expired");
  }
  for (const type of ["signup", "recovery", "email_change"] as const) {
    const { error } = await server.client().verifyOtp({ token_hash: magicLink, type });
    expect(error?.code).toBe("otp_expired");
  }
  expect(await sessions(server)).toBe(0);
  expect((await server.client().verifyOtp({ token_hash: recovery, type: "recovery" })).error).toBeNull();
  expect((await server.client().verifyOtp({ token_hash: magicLink, type: "email" })).error).toBeNull();
});

test("a code dies after 5 wrong tries, and the fifth try may still be right", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const verify = (token: string) => server.client().verifyOtp({ email: account.email, token, type: "email" });
  const ask = async () => {
    await server.client().signInWithOtp({ email: account.email });
    const { code } = await newestMail(server, "magic-link", account.email);
    return { code, wrong: code === "000000" ? "000001" : "000000" };
  };
  const dead = await ask();
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await verify(dead.wrong)).error?.code).toBe("otp_expired");
  expect((await verify(dead.code)).error?.code).toBe("otp_expired");
  expect(await sessions(server)).toBe(0);
  const alive = await ask();
  for (let attempt = 0; attempt < 4; attempt += 1) await verify(alive.wrong);
  expect((await verify(alive.code)).error).toBeNull();
});

test("3,000 wrong codes and the right one after them never get in, though no limit stops them", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  await server.client().signInWithOtp({ email: account.email });
  const { code } = await newestMail(server, "magic-link", account.email);
  const guesses = Array.from({ length: 3_001 }, (_, index) => String(index).padStart(6, "0"))
    .filter((guess) => guess !== code)
    .slice(0, 3_000);
  const statuses = new Map<number, number>();
  const worker = async () => {
    for (let token = guesses.pop(); token !== undefined; token = guesses.pop()) {
      const { status } = await send(server, "POST", "/verify", {
        body: { type: "email", email: account.email, token },
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  expect([...statuses]).toEqual([[403, 3_000]]);
  const right = await server.client().verifyOtp({ email: account.email, token: code, type: "email" });
  expect(right.error?.code).toBe("otp_expired");
  expect(await sessions(server)).toBe(0);
}, 60_000);

test("100 guesses of a code at once are 5 tries", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  await server.client().signInWithOtp({ email: account.email });
  await Promise.all(
    Array.from({ length: 100 }, () =>
      send(server, "POST", "/verify", { body: { type: "email", email: account.email, token: "999999x" } }),
    ),
  );
  const { rows } = await server.owner.query("select attempts from auth.one_time_tokens");
  expect(rows).toEqual([{ attempts: 5 }]);
});

test("a try that waited for the fifth wrong one is not a sixth, even if right", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  await server.client().signInWithOtp({ email: account.email });
  const { code } = await newestMail(server, "magic-link", account.email);
  const rival = await server.owner.connect();
  try {
    await rival.query("begin");
    await rival.query("update auth.one_time_tokens set attempts = 5");
    const right = server.client().verifyOtp({ email: account.email, token: code, type: "email" });
    await untilBlocked(server);
    await rival.query("commit");
    expect((await right).error?.code).toBe("otp_expired");
  } finally {
    rival.release();
  }
  expect(await sessions(server)).toBe(0);
});

test("after 60 checks of codes or links in 5 minutes an IP gets 429 with Retry-After", async () => {
  const server = await createTestServer();
  const check = (index: number) =>
    index % 2 === 0
      ? send(server, "POST", "/verify", { body: { type: "email", email: newEmail(), token: "123456" } })
      : send(server, "GET", "/verify?type=signup&token=made-up");
  for (let index = 0; index < 60; index += 1)
    expect((await check(index)).status).toBe(index % 2 === 0 ? 403 : 303);
  for (const index of [0, 1]) {
    const refused = await check(index);
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 429, error_code: "over_request_rate_limit" },
    });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(300);
  }
});

test("a banned account's link opens nothing", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  await server.client().signInWithOtp({ email: account.email });
  await server.owner.query("update auth.users set banned_until = now() + interval '1 day'");
  const { link } = await newestMail(server, "magic-link", account.email);
  const { fragment } = await follow(link);
  expect(fragment.get("error_code")).toBe("user_banned");
  expect(fragment.get("error_description")).toBe("User is banned");
  expect(await sessions(server)).toBe(0);
});

test("a magic link and a recovery link confirm the address they were mailed to", async () => {
  const server = await createTestServer();
  const account = await createAccount(server, { confirmed: false });
  await server.client().signInWithOtp({ email: account.email });
  await follow((await newestMail(server, "magic-link", account.email)).link);
  await signIn(server, account);
});

test("no one-time code ever creates an account, whatever the client asks for", async () => {
  const server = await createTestServer();
  const email = newEmail();
  const otp = await server.client().signInWithOtp({ email, options: { shouldCreateUser: true } });
  expect(otp).toEqual({ data: { user: null, session: null }, error: null });
  const magiclink = await send(server, "POST", "/magiclink", {
    body: { email: newEmail(), create_user: true },
  });
  expect(magiclink).toMatchObject({ status: 200, body: {} });
  expect((await server.owner.query("select from auth.users")).rowCount).toBe(0);
  expect(await server.mails()).toEqual([]);
});

test("resend mails a new confirmation beside the old one; there is nothing to resend once confirmed", async () => {
  const server = await createTestServer({ limits: noLimits });
  const email = newEmail();
  await server.client().signUp({ email, password: "secret" });
  const first = await newestMail(server, "confirmation", email);
  expect((await server.client().resend({ type: "signup", email })).error).toBeNull();
  const second = await newestMail(server, "confirmation", email);
  expect(second.link).not.toBe(first.link);
  expect((await follow(second.link)).fragment.has("access_token")).toBe(true);
  expect((await follow(first.link)).fragment.has("access_token")).toBe(true);
  await signIn(server, { id: "", email, password: "secret" });
  expect((await server.client().resend({ type: "signup", email: newEmail() })).error).toBeNull();
  expect(await server.mails()).toHaveLength(2);
});

test("resend mails a confirmation also after its link has run out", async () => {
  const server = await createTestServer({ limits: noLimits });
  const email = newEmail();
  await server.client().signUp({ email, password: "secret" });
  await server.owner.query("update private.pending_sign_ups set expires_at = now()");
  const first = await newestMail(server, "confirmation", email);
  expect((await follow(first.link)).fragment.get("error_code")).toBe("otp_expired");
  await server.client().resend({ type: "signup", email });
  const second = await newestMail(server, "confirmation", email);
  expect((await follow(second.link)).fragment.has("access_token")).toBe(true);
  await signIn(server, { id: "", email, password: "secret" });
});
