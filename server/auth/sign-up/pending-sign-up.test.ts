import { expect, test } from "vitest";
import { storeSettings } from "../../db/store-settings.ts";
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

const ofStranger = "of a stranger";
const ofOwner = "of the owner";

/** Signs up with the address and gives the mail's link. */
async function signUp(
  server: TestServer,
  email: string,
  password: string,
  data: object = {},
): Promise<string> {
  const { error } = await server.client().signUp({ email, password, options: { data } });
  expect(error).toBeNull();
  return (await newestMail(server, "confirmation", email)).link;
}

/** Follows the link and gives the user that its session is of. */
async function open(server: TestServer, link: string) {
  const { fragment } = await follow(link);
  const { data } = await server.client().getUser(fragment.get("access_token") ?? "");
  return data.user;
}

async function codeOfSignIn(server: TestServer, email: string, password: string) {
  return (await server.client().signInWithPassword({ email, password })).error?.code;
}

test.each([
  ["the stranger came first, the owner follows the first link", [ofStranger, ofOwner], 0],
  ["the stranger came first, the owner follows the last link", [ofStranger, ofOwner], 1],
  ["the stranger came last, the owner follows the first link", [ofOwner, ofStranger], 0],
  ["the stranger came last, the owner follows the last link", [ofOwner, ofStranger], 1],
] as const)(
  "two people signed up with one address: %s, and neither password is kept",
  async (_name, passwords, followed) => {
    const server = await createTestServer({ limits: noLimits });
    const email = newEmail();
    const links: string[] = [];
    for (const password of passwords) links.push(await signUp(server, email, password));
    const user = await open(server, links[followed] ?? "");
    expect(user).toMatchObject({ email, app_metadata: { choose_password: "contested" } });
    const other = await open(server, links[1 - followed] ?? "");
    expect(other?.id).toBe(user?.id);
    for (const password of passwords) {
      expect(await codeOfSignIn(server, email, password)).toBe("invalid_credentials");
    }
    const { rows } = await server.owner.query("select encrypted_password from auth.users");
    expect(rows).toEqual([{ encrypted_password: null }]);
  },
);

test("whoever confirmed an address that others asked for too chooses a password, and is then asked no more", async () => {
  const server = await createTestServer({ limits: noLimits });
  const email = newEmail();
  await signUp(server, email, ofStranger);
  const { fragment } = await follow(await signUp(server, email, ofOwner));
  const client = server.client();
  await client.setSession({
    access_token: fragment.get("access_token") ?? "",
    refresh_token: fragment.get("refresh_token") ?? "",
  });
  const { data, error } = await client.updateUser({ password: "chosen by the owner" });
  expect(error).toBeNull();
  expect(data.user?.app_metadata).toEqual({ provider: "email", providers: ["email"] });
  await signIn(server, { id: "", email, password: "chosen by the owner" });
});

test("of the metadata, what all agree on is kept, and an asked-for role only so", async () => {
  const server = await createTestServer({ limits: noLimits });
  const email = newEmail();
  await signUp(server, email, ofStranger, { full_name: "Stranger", role: "admin", city: { name: "Rome" } });
  const link = await signUp(server, email, ofOwner, { full_name: "Owner", city: { name: "Rome" } });
  const user = await open(server, link);
  expect(user?.user_metadata).toEqual({
    city: { name: "Rome" },
    sub: user?.id,
    email,
    email_verified: true,
    phone_verified: false,
  });
  const { rows } = await server.owner.query("select role, requested_role, full_name from public.profiles");
  expect(rows).toEqual([{ role: "customer", requested_role: null, full_name: "" }]);
});

/** As `ADMIN_EMAILS=head@example.com` leaves it at the start. */
async function nameAdmin(server: TestServer): Promise<string> {
  await storeSettings(server.database, { adminEmails: ["head@example.com"] });
  return "head@example.com";
}

test("an address that the studio named gets the role if anybody asked for it, and no sign-up's password", async () => {
  const server = await createTestServer({ limits: noLimits });
  const email = await nameAdmin(server);
  await signUp(server, email, ofStranger, { role: "customer" });
  const user = await open(server, await signUp(server, email, ofOwner, { role: "admin" }));
  expect(user?.app_metadata.choose_password).toBe("contested");
  for (const password of [ofStranger, ofOwner]) {
    expect(await codeOfSignIn(server, email, password)).toBe("invalid_credentials");
  }
  expect((await server.owner.query("select role from public.profiles")).rows).toEqual([{ role: "admin" }]);
});

test("whoever signed up with a named address does not administer the studio because a scanner follows its mail", async () => {
  const server = await createTestServer({ limits: noLimits });
  const email = await nameAdmin(server);
  const user = await open(server, await signUp(server, email, ofStranger, { role: "admin" }));
  expect(user?.app_metadata.choose_password).toBe("administrator");
  expect(await codeOfSignIn(server, email, ofStranger)).toBe("invalid_credentials");
  expect((await server.owner.query("select role from public.profiles")).rows).toEqual([{ role: "admin" }]);
});

test("where no address is named, the first admin keeps the password of the sign-up", async () => {
  const server = await createTestServer({ limits: noLimits });
  const email = newEmail();
  await open(server, await signUp(server, email, ofOwner, { role: "admin" }));
  await signIn(server, { id: "", email, password: ofOwner });
  expect((await server.owner.query("select role from public.profiles")).rows).toEqual([{ role: "admin" }]);
});

test("a sign-up's second link opens no second account once the first has moved on or gone", async () => {
  const server = await createTestServer({ limits: noLimits });
  const email = newEmail();
  const links = [
    await signUp(server, email, ofOwner),
    await signUp(server, email, ofOwner),
    await signUp(server, email, ofOwner),
  ];
  const user = await open(server, links[0] ?? "");
  await adminClient(server).admin.updateUserById(user?.id ?? "", { email: newEmail() });
  expect((await follow(links[1] ?? "")).fragment.get("error_code")).toBe("otp_expired");
  await adminClient(server).admin.deleteUser(user?.id ?? "");
  expect((await follow(links[2] ?? "")).fragment.get("error_code")).toBe("otp_expired");
  expect((await server.owner.query("select from auth.users")).rowCount).toBe(0);
});

test("a link that was settled with its account opens nothing, whatever became of the account", async () => {
  const server = await createTestServer({ limits: noLimits });
  const email = newEmail();
  const [first, second] = [await signUp(server, email, ofOwner), await signUp(server, email, ofOwner)];
  const user = await open(server, first);
  await server.owner.query("update auth.users set email = 'moved@example.com' where id = $1", [user?.id]);
  expect((await follow(second)).fragment.get("error_code")).toBe("otp_expired");
  await server.owner.query("delete from auth.users");
  expect((await server.owner.query("select from auth.users")).rowCount).toBe(0);
});

test("the same password twice is no contest: it is kept, and the name is what both agree on", async () => {
  const server = await createTestServer({ limits: noLimits });
  const email = newEmail();
  await signUp(server, email, ofOwner, { full_name: "Ada L", plan: "pro" });
  const user = await open(server, await signUp(server, email, ofOwner, { full_name: "Ada", plan: "pro" }));
  expect(user?.app_metadata.choose_password).toBeUndefined();
  expect(user?.user_metadata).toMatchObject({ plan: "pro" });
  expect(user?.user_metadata.full_name).toBeUndefined();
  await signIn(server, { id: "", email, password: ofOwner });
});

test("a sign-up whose link has run out still contradicts, so that nobody wins by coming last", async () => {
  const server = await createTestServer({ limits: noLimits });
  const email = newEmail();
  await signUp(server, email, ofOwner);
  await server.owner.query(
    "update private.pending_sign_ups set expires_at = now() - interval '1 hour', created_at = now() - interval '2 hours'",
  );
  const user = await open(server, await signUp(server, email, ofStranger));
  expect(user?.app_metadata.choose_password).toBe("contested");
  expect(await codeOfSignIn(server, email, ofStranger)).toBe("invalid_credentials");
});

test("a link works once, and the links of other sign-ups go on opening the account without changing it", async () => {
  const server = await createTestServer({ limits: noLimits });
  const email = newEmail();
  const first = await signUp(server, email, ofOwner, { full_name: "Ada" });
  const second = await signUp(server, email, ofOwner, { full_name: "Ada" });
  const user = await open(server, second);
  const before = await server.owner.query("select encrypted_password, raw_user_meta_data from auth.users");
  expect((await follow(second)).fragment.get("error_code")).toBe("otp_expired");
  expect((await open(server, first))?.id).toBe(user?.id);
  const after = await server.owner.query("select encrypted_password, raw_user_meta_data from auth.users");
  expect(after.rows).toEqual(before.rows);
  expect((await follow(first)).fragment.get("error_code")).toBe("otp_expired");
});

test.each(["magic-link", "recovery"] as const)(
  "a %s to an address that a stranger signed up with opens it without the stranger's password",
  async (kind) => {
    const server = await createTestServer({ limits: noLimits });
    const email = newEmail();
    const strangers = await signUp(server, email, ofStranger, { full_name: "Ada" });
    if (kind === "recovery") await server.client().resetPasswordForEmail(email);
    else await server.client().signInWithOtp({ email });
    const user = await open(server, (await newestMail(server, kind, email)).link);
    expect(user).toMatchObject({
      email,
      app_metadata: { choose_password: "unkept" },
    });
    expect(user?.user_metadata.full_name).toBeUndefined();
    expect(await codeOfSignIn(server, email, ofStranger)).toBe("invalid_credentials");
    await open(server, strangers);
    expect(await codeOfSignIn(server, email, ofStranger)).toBe("invalid_credentials");
  },
);

test("the code of a recovery mail opens such an address as well, and only as recovery", async () => {
  const server = await createTestServer({ limits: noLimits });
  const email = newEmail();
  await signUp(server, email, ofStranger);
  await server.client().resetPasswordForEmail(email);
  const { code } = await newestMail(server, "recovery", email);
  for (const type of ["signup", "email", "magiclink", "email_change"] as const) {
    const wrong = await server.client().verifyOtp({ email, token: code, type });
    expect(wrong.error?.code).toBe("otp_expired");
  }
  expect((await server.owner.query("select from auth.users")).rowCount).toBe(0);
  const right = await server.client().verifyOtp({ email, token: code, type: "recovery" });
  expect(right.data.user?.email).toBe(email);
});

test("a magic link or a recovery of an account discards what others asked for in its name", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server, { confirmed: false });
  await server.client().signUp({ email: account.email, password: ofStranger });
  await server.client().signInWithOtp({ email: account.email });
  await open(server, (await newestMail(server, "magic-link", account.email)).link);
  expect((await server.owner.query("select from private.pending_sign_ups")).rowCount).toBe(0);
  await signIn(server, account);
});

test("an account that an administrator makes ends the sign-ups of its address and is touched by none", async () => {
  const server = await createTestServer({ limits: noLimits });
  const email = newEmail();
  const link = await signUp(server, email, ofStranger, { full_name: "Stranger" });
  const account = await createAccount(server, { email, confirmed: false });
  const before = await server.owner.query("select * from auth.users");
  expect((await follow(link)).fragment.get("error_code")).toBe("otp_expired");
  await server.client().signUp({ email, password: ofStranger, options: { data: { role: "admin" } } });
  await server.client().resend({ type: "signup", email });
  expect((await server.owner.query("select * from auth.users")).rows).toEqual(before.rows);
  expect((await server.mails()).map(({ kind }) => kind)).toEqual([
    "confirmation",
    "existing-account",
    "existing-account",
  ]);
  await adminClient(server).admin.updateUserById(account.id, { email_confirm: true });
  expect((await server.owner.query("select from private.pending_sign_ups")).rowCount).toBe(0);
  expect(await codeOfSignIn(server, email, ofStranger)).toBe("invalid_credentials");
  await signIn(server, account);
});

test("a link of a sign-up opens no account that an administrator made and confirmed meanwhile", async () => {
  const server = await createTestServer({ limits: noLimits });
  const email = newEmail();
  const link = await signUp(server, email, ofStranger);
  await createAccount(server, { email });
  expect((await follow(link)).fragment.get("error_code")).toBe("otp_expired");
  expect((await server.owner.query("select from auth.sessions")).rowCount).toBe(0);
});

test("accounts that people opened themselves are told from those that an administrator made", async () => {
  const server = await createTestServer({ limits: noLimits });
  const own = newEmail();
  await open(server, await signUp(server, own, ofOwner));
  const made = await createAccount(server);
  const { rows } = await server.owner.query(
    "select email, confirmation_sent_at is not null as self_made from auth.users order by created_at",
  );
  expect(rows).toEqual([
    { email: own, self_made: true },
    { email: made.email, self_made: false },
  ]);
});

test("a code of a sign-up dies after 5 tries, at whichever sign-up of the address they were aimed", async () => {
  const server = await createTestServer({ limits: noLimits });
  const email = newEmail();
  await signUp(server, email, ofOwner);
  const first = await newestMail(server, "confirmation", email);
  await signUp(server, email, ofOwner);
  const second = await newestMail(server, "confirmation", email);
  const wrong =
    ["000000", "000001", "000002"].find((code) => ![first.code, second.code].includes(code)) ?? "";
  for (let tries = 0; tries < 5; tries += 1) {
    await server.client().verifyOtp({ email, token: wrong, type: "signup" });
  }
  for (const { code } of [first, second]) {
    const { error } = await server.client().verifyOtp({ email, token: code, type: "signup" });
    expect(error?.code).toBe("otp_expired");
  }
  expect((await server.owner.query("select from auth.users")).rowCount).toBe(0);
  expect((await follow(first.link)).fragment.has("access_token")).toBe(true);
});

test("a sign-up for an address that has an account has no code that could be guessed", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  await server.client().signUp({ email: account.email, password: ofStranger });
  const { rows } = await server.owner.query(
    "select token_hash, code_hash, metadata from private.pending_sign_ups",
  );
  expect(rows).toEqual([{ token_hash: null, code_hash: null, metadata: null }]);
});
