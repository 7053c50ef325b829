import { SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signAccessToken } from "../../auth/session/access-token.ts";
import {
  createClaims,
  createDataServer,
  type DataServer,
  type TestUser,
} from "../testing/create-data-server.ts";

let server: DataServer;

beforeAll(async () => {
  server = await createDataServer({ onFinished: afterAll });
});

/** Tries to read and to write with `token`, and gives both answers. */
async function attempt(token: string) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const read = await server.request("/notes", { headers });
  const write = await server.request("/notes", { method: "POST", headers, body: '{"title": "forged"}' });
  return [read, write];
}

async function expectRefused(token: string, code: string) {
  for (const response of await attempt(token)) {
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toMatch(/^Bearer error="invalid_token"/);
    expect(await response.json()).toMatchObject({ code });
  }
  expect((await server.owner.query("select from public.notes where title = 'forged'")).rowCount).toBe(0);
}

async function write(user: TestUser, title: string) {
  return user.data.from("notes").insert({ title });
}

test("a good token acts for its user", async () => {
  const user = await server.signUp();
  expect((await write(user, "mine")).status).toBe(201);
  expect((await user.data.from("notes").select("title, owner")).data).toEqual([
    { title: "mine", owner: user.id },
  ]);
});

test("a tampered token is refused", async () => {
  const { token } = await server.signUp();
  const [head = "", body = "", signature = ""] = token.split(".");
  const claims = JSON.parse(Buffer.from(body, "base64url").toString());
  const forged = Buffer.from(JSON.stringify({ ...claims, role: "service_role" })).toString("base64url");
  await expectRefused(`${head}.${forged}.${signature}`, "PGRST301");
  const turned = signature.startsWith("A") ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  await expectRefused(`${head}.${body}.${turned}`, "PGRST301");
});

test("an expired token is refused", async () => {
  const user = await server.signUp();
  const now = Math.floor(Date.now() / 1000);
  const expired = await signAccessToken(server.keys, { ...user.claims, iat: now - 7200, exp: now - 3600 });
  await expectRefused(expired, "PGRST303");
});

test("a token without a signature, or signed by another key or algorithm, is refused", async () => {
  const { claims, token } = await server.signUp();
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  await expectRefused(`${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`, "PGRST301");
  const kid = JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()).kid;
  const symmetric = await new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "HS256", kid })
    .sign(new TextEncoder().encode("x".repeat(32)));
  await expectRefused(symmetric, "PGRST301");
});

test("a token that gives itself another role is refused though its signature is good", async () => {
  const { claims } = await server.signUp();
  const raised = await signAccessToken(server.keys, { ...claims, role: "service_role" as "authenticated" });
  await expectRefused(raised, "PGRST301");
});

test("nonsense is refused", async () => {
  for (const token of ["x", "a.b.c", "....", "e30.e30.e30", "ey".repeat(2000)]) {
    await expectRefused(token, "PGRST301");
  }
});

test("a token ends with its session, for reads and for writes", async () => {
  const user = await server.signUp();
  expect((await write(user, "before")).status).toBe(201);
  await server.owner.query("delete from auth.sessions where id = $1", [user.session]);
  const refused = { status: 401, error: { code: "PGRST303", message: expect.stringContaining("Session") } };
  expect(await user.data.from("notes").select()).toMatchObject(refused);
  expect(await write(user, "after")).toMatchObject(refused);
  expect(await user.data.from("notes").delete().eq("title", "before").select().single()).toMatchObject(
    refused,
  );
  const rows = await server.owner.query("select title from public.notes where owner = $1", [user.id]);
  expect(rows.rows).toEqual([{ title: "before" }]);
});

test("a token whose session never was is refused", async () => {
  await expectRefused(await signAccessToken(server.keys, createClaims()), "PGRST303");
});

test("an apikey that is repeated as bearer is a visitor", async () => {
  const key = "sb_publishable_0123456789abcdef";
  const { data } = await server.data({ apikey: key, authorization: `Bearer ${key}` }).rpc("whoami");
  expect(data).toMatchObject({ role: "anon" });
});

test("the secret key is the service role, and nothing near it is", async () => {
  const { data } = await server.data({ authorization: `Bearer ${server.secretKey}` }).rpc("whoami");
  expect(data).toMatchObject({ role: "service_role" });
  await expectRefused(`${server.secretKey}x`, "PGRST301");
  await expectRefused(
    server.secretKey.replace(/.$/, (last) => (last === "a" ? "b" : "a")),
    "PGRST301",
  );
});

test("callers of all kinds side by side on few connections never see each other's rows", async () => {
  const users = await Promise.all([server.signUp(), server.signUp(), server.signUp()]);
  await Promise.all(users.map((user) => write(user, `of ${user.id}`)));
  await Promise.all(
    Array.from({ length: 300 }, async (_, turn) => {
      const user = users[turn % 3];
      if (turn % 4 === 3 || !user) {
        expect((await server.data().rpc("whoami")).data).toEqual({ role: "anon", sub: null });
      } else if (turn % 5 === 4) {
        expect((await user.data.from("notes").select("nope")).error?.code).toBe("42703");
      } else {
        expect((await user.data.from("notes").select("owner")).data).toEqual([{ owner: user.id }]);
      }
    }),
  );
});
