import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import { createAccount, send, signIn } from "../../testing/accounts.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { createTestServer } from "../../testing/test-server.ts";
import { AccessTokenError, type Claims, signAccessToken, verifyAccessToken } from "./access-token.ts";
import { createSigningKeys } from "./signing-keys.ts";

const now = () => Math.floor(Date.now() / 1000);

function claims(overrides: Partial<Claims> = {}): Claims {
  return {
    iss: "http://localhost/auth/v1",
    sub: "6fbd0a52-0c4d-4e0a-9d0a-3f2b5a1c7e11",
    aud: "authenticated",
    role: "authenticated",
    email: "a@example.com",
    session_id: "0b7a3a5e-3b0f-4c58-9a53-0d3a6a0c9d22",
    aal: "aal1",
    amr: [{ method: "password", timestamp: now() }],
    app_metadata: {},
    user_metadata: {},
    iat: now(),
    exp: now() + 60,
    ...overrides,
  };
}

async function reasonOf(verification: Promise<unknown>): Promise<string> {
  const error = await verification.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof AccessTokenError ? error.reason : `unexpected: ${String(error)}`;
}

test("a token that was signed here is read, again and again", async () => {
  const keys = createSigningKeys((await createTestDatabase()).database);
  const token = await signAccessToken(keys, claims());
  expect(await verifyAccessToken(keys, token)).toMatchObject({ email: "a@example.com", aal: "aal1" });
  expect(await verifyAccessToken(keys, token)).toBe(await verifyAccessToken(keys, token));
});

test("an expired token is refused, also when it was good a moment ago", async () => {
  const keys = createSigningKeys((await createTestDatabase()).database);
  const old = await signAccessToken(keys, claims({ exp: now() - 1 }));
  expect(await reasonOf(verifyAccessToken(keys, old))).toBe("expired");
  const short = await signAccessToken(keys, claims({ exp: now() + 1 }));
  await verifyAccessToken(keys, short);
  await expect.poll(() => reasonOf(verifyAccessToken(keys, short)), { timeout: 3000 }).toBe("expired");
});

test("a token that was changed, unsigned, signed otherwise, elsewhere or with too little in it is refused", async () => {
  const keys = createSigningKeys((await createTestDatabase()).database);
  const { id, publicJwk, sign } = await keys.newest();
  const token = await signAccessToken(keys, claims());
  await verifyAccessToken(keys, token);
  const [header, , signature] = token.split(".");
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const stranger = await generateKeyPair("ES256");
  const es384 = await generateKeyPair("ES384");
  const es256 = (payload: object) =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg: "ES256", kid: id }).sign(sign);
  const forged = {
    changed: `${header}.${encode(claims({ role: "authenticated", email: "admin@example.com" }))}.${signature}`,
    cut: token.slice(0, -4),
    "alg none": new UnsecuredJWT({ ...claims() }).encode(),
    "alg none with the key's id": `${encode({ alg: "none", kid: id })}.${encode(claims())}.`,
    "the public key as an HMAC secret": await new SignJWT({ ...claims() })
      .setProtectedHeader({ alg: "HS256", kid: id })
      .sign(new TextEncoder().encode(JSON.stringify(publicJwk))),
    "another key under this key's id": await new SignJWT({ ...claims() })
      .setProtectedHeader({ alg: "ES256", kid: id })
      .sign(stranger.privateKey),
    "an unknown key": await new SignJWT({ ...claims() })
      .setProtectedHeader({ alg: "ES256", kid: "nobody" })
      .sign(stranger.privateKey),
    "a key that the token brings along": await new SignJWT({ ...claims() })
      .setProtectedHeader({ alg: "ES256", jwk: await exportJWK(stranger.publicKey) })
      .sign(stranger.privateKey),
    "another algorithm": await new SignJWT({ ...claims() })
      .setProtectedHeader({ alg: "ES384", kid: id })
      .sign(es384.privateKey),
    "no key id": await new SignJWT({ ...claims() }).setProtectedHeader({ alg: "ES256" }).sign(sign),
    "another audience": await es256({ ...claims(), aud: "anon" }),
    "another role": await es256({ ...claims(), role: "service_role" }),
    "no session": await es256({ ...claims(), session_id: undefined }),
    "no expiry": await es256({ ...claims(), exp: undefined }),
    "a user id that is none": await es256({ ...claims(), sub: "' or 1=1" }),
    "no token at all": "x",
    "dots only": "..",
  };
  for (const [name, value] of Object.entries(forged)) {
    expect([name, await reasonOf(verifyAccessToken(keys, value))]).toEqual([name, "invalid"]);
  }
});

test("a token of one installation means nothing to another", async () => {
  const here = createSigningKeys((await createTestDatabase()).database);
  const there = createSigningKeys((await createTestDatabase()).database);
  const token = await signAccessToken(here, claims());
  await verifyAccessToken(here, token);
  expect(await reasonOf(verifyAccessToken(there, token))).toBe("invalid");
});

test("servers that start at once make one key, and each reads the other's tokens", async () => {
  const { database, owner } = await createTestDatabase();
  const servers = Array.from({ length: 5 }, () => createSigningKeys(database));
  const tokens = await Promise.all(servers.map((keys) => signAccessToken(keys, claims())));
  expect((await owner.query("select from private.signing_keys")).rowCount).toBe(1);
  for (const keys of servers) {
    for (const token of tokens) await verifyAccessToken(keys, token);
  }
});

test("tokens outlive a restart, because the key is in the database", async () => {
  const { database } = await createTestDatabase();
  const token = await signAccessToken(createSigningKeys(database), claims());
  expect(await verifyAccessToken(createSigningKeys(database), token)).toMatchObject({
    email: "a@example.com",
  });
});

test("the published key set verifies tokens and holds nothing private", async () => {
  const server = await createTestServer();
  const { body, headers } = await send(server, "GET", "/.well-known/jwks.json");
  expect(headers.get("content-type")).toContain("application/json");
  expect(body.keys).toEqual([
    {
      kty: "EC",
      crv: "P-256",
      alg: "ES256",
      use: "sig",
      key_ops: ["verify"],
      ext: true,
      kid: expect.any(String),
      x: expect.any(String),
      y: expect.any(String),
    },
  ]);
});

test("tampered, expired and unsigned tokens are refused at every door of a session", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  const { session, client } = await signIn(server, account);
  const own = (await client.getClaims()).data?.claims;
  const keys = createSigningKeys(server.database);
  const tokens = [
    `${session.access_token.slice(0, -6)}AAAAAA`,
    await signAccessToken(
      keys,
      claims({ sub: account.id, session_id: own?.session_id ?? "", exp: now() - 1 }),
    ),
    new UnsecuredJWT({ ...own }).encode(),
  ];
  for (const token of tokens) {
    for (const [method, path] of [
      ["GET", "/user"],
      ["PUT", "/user"],
      ["POST", "/logout"],
      ["GET", "/reauthenticate"],
    ] as const) {
      const answer = await send(server, method, path, { token, ...(method === "GET" ? {} : { body: {} }) });
      expect(answer).toMatchObject({ status: 403, body: { code: 403, error_code: "bad_jwt" } });
    }
  }
  expect((await client.getUser()).data.user?.id).toBe(account.id);
});

test("a session id of somebody else's does not keep a signed-out user in", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  const other = await signIn(server, await createAccount(server));
  const foreign = (await other.client.getClaims()).data?.claims.session_id ?? "";
  const token = await signAccessToken(
    createSigningKeys(server.database),
    claims({ sub: account.id, session_id: foreign }),
  );
  expect((await server.client().getUser(token)).error?.name).toBe("AuthSessionMissingError");
});
