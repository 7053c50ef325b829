import type { Options } from "@node-rs/argon2";
import { afterAll, expect, test, vi } from "vitest";
import { createAccount, newEmail, noLimits, send } from "../testing/accounts.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";

/** What each password that was hashed or checked since the last look has cost. */
const passwordWork = vi.hoisted(() => {
  // Other files have read the server's modules before, with what hashes by itself.
  vi.resetModules();
  return [] as Options[];
});
afterAll(() => void vi.resetModules());

vi.mock("@node-rs/argon2", async (importActual) => {
  const argon2 = await importActual<typeof import("@node-rs/argon2")>();
  const record = ({ memoryCost, timeCost, parallelism, outputLen }: Options) =>
    passwordWork.push({ memoryCost, timeCost, parallelism, outputLen });
  return {
    ...argon2,
    hash: (password: string, options: Options) => {
      record(options);
      return argon2.hash(password, options);
    },
    verify: (hash: string, password: string) => {
      record(argon2.parseOptions(hash));
      return argon2.verify(hash, password);
    },
  };
});

/** An answer without what differs from request to request, for everybody alike. */
function shapeOf(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => shapeOf(item));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shapeOf(item, name)]));
  }
  if (typeof value !== "string") return value;
  return value
    .replace(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/, "<uuid>")
    .replace(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, "<time>")
    .replace(/^person-[0-9a-f]+@example\.com$/, key === "email" ? "<email>" : "<other email>");
}

async function answerOf(server: TestServer, path: string, body: object): Promise<unknown> {
  const answer = await send(server, "POST", path, { body });
  const headers = [...answer.headers.keys()].filter((name) => name !== "content-length").sort();
  return {
    status: answer.status,
    body: shapeOf(answer.body),
    text: JSON.stringify(answer.body).length,
    headers,
  };
}

const requests = {
  "sign-up": ["/signup", { password: "secret", data: { full_name: "Ada" } }],
  "password sign-in": ["/token?grant_type=password", { password: "wrong" }],
  recovery: ["/recover", {}],
  "one-time code": ["/otp", { create_user: true }],
  "magic link": ["/magiclink", {}],
  "confirmation again": ["/resend", { type: "signup" }],
  "e-mail change again": ["/resend", { type: "email_change" }],
  "wrong code": ["/verify", { type: "email", token: "000000" }],
  "wrong recovery code": ["/verify", { type: "recovery", token: "000000" }],
} as const;

test.each(Object.entries(requests))(
  "%s answers the same for an unknown, an unconfirmed, a confirmed and a banned address",
  async (_name, [path, body]) => {
    const server = await createTestServer({ limits: noLimits });
    const banned = await createAccount(server);
    await server.owner.query("update auth.users set banned_until = now() + interval '1 day'");
    const confirmed = await createAccount(server);
    const unconfirmed = newEmail();
    await server.client().signUp({ email: unconfirmed, password: "secret" });
    const unknown = await answerOf(server, path, { ...body, email: newEmail() });
    for (const email of [unconfirmed, confirmed.email, banned.email]) {
      expect(await answerOf(server, path, { ...body, email })).toEqual(unknown);
      expect(await answerOf(server, path, { ...body, email })).toEqual(unknown);
    }
  },
);

test("limits by address say the same for an unknown and a known one", async () => {
  const server = await createTestServer();
  const { email: known } = await createAccount(server);
  for (const [path, body] of [requests["sign-up"], requests.recovery, requests["one-time code"]]) {
    const statuses = async (email: string) => [
      (await send(server, "POST", path, { body: { ...body, email } })).status,
      (await send(server, "POST", path, { body: { ...body, email } })).status,
    ];
    expect([path, await statuses(newEmail())]).toEqual([path, [200, 429]]);
    expect([path, await statuses(known)]).toEqual([path, [200, 429]]);
  }
});

test("whether an address has an account cannot be read from the time an answer takes", async () => {
  const server = await createTestServer({ limits: noLimits, evenAnswerTime: 250 });
  const { email: known } = await createAccount(server);
  const timeOf = async (path: string, body: object) => {
    const started = performance.now();
    await send(server, "POST", path, { body });
    return performance.now() - started;
  };
  for (const name of ["sign-up", "recovery", "one-time code", "confirmation again", "wrong code"] as const) {
    const [path, body] = requests[name];
    for (const email of [known, newEmail()]) {
      // The answer is held until the time is over, so no run may be faster, whatever the machine is doing.
      expect(await timeOf(path, { ...body, email })).toBeGreaterThanOrEqual(248);
    }
  }
});

test("a password costs as much to refuse for an unknown address as for a known one", async () => {
  const server = await createTestServer({ limits: noLimits });
  const { email: known } = await createAccount(server);
  const passwordless = await createAccount(server);
  await server.owner.query("update auth.users set encrypted_password = null where id = $1", [
    passwordless.id,
  ]);
  const workFor = async (email: string) => {
    passwordWork.length = 0;
    await send(server, "POST", "/token?grant_type=password", { body: { email, password: "wrong" } });
    return [...passwordWork];
  };
  const forKnown = await workFor(known);
  expect(forKnown).toHaveLength(2);
  expect(await workFor(newEmail())).toEqual(forKnown);
  expect(await workFor(passwordless.email)).toEqual(forKnown);
});

test("signing up and then signing in with that password answers the same for every kind of address", async () => {
  const server = await createTestServer({ limits: noLimits });
  const banned = await createAccount(server);
  await server.owner.query("update auth.users set banned_until = now() + interval '1 day'");
  const confirmed = await createAccount(server);
  const unconfirmed = await createAccount(server, { confirmed: false });
  const pending = newEmail();
  const asked = { password: "asked for", data: { full_name: "Ada" } };
  const steps = {
    "sign-up": ["/signup", asked],
    "sign-in": ["/token?grant_type=password", { password: asked.password }],
    "wrong sign-in": ["/token?grant_type=password", { password: "never asked for" }],
    resend: requests["confirmation again"],
    recover: requests.recovery,
    otp: requests["one-time code"],
    code: requests["wrong code"],
  } as const;
  const orders: (keyof typeof steps)[][] = [
    ["sign-up", "sign-in", "wrong sign-in"],
    ["sign-in", "sign-up", "sign-in", "resend", "sign-in"],
    ["recover", "sign-up", "recover", "sign-in", "code", "sign-in"],
    ["resend", "sign-up", "otp", "resend", "sign-in", "sign-up", "sign-in"],
  ];
  for (const order of orders) {
    const walk = async (email: string) => {
      const answers: unknown[] = [];
      for (const step of order) {
        const [path, body] = steps[step];
        answers.push([step, await answerOf(server, path, { ...body, email })]);
      }
      return answers;
    };
    const free = await walk(newEmail());
    expect(JSON.stringify(free)).toContain("email_not_confirmed");
    for (const email of [pending, unconfirmed.email, confirmed.email, banned.email]) {
      await server.owner.query("delete from private.pending_sign_ups");
      await server.client().signUp({ email: pending, password: "another" });
      expect(await walk(email)).toEqual(free);
    }
  }
});

test("a password costs as much to refuse where somebody signed up with the address, and where they have an account", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const pending = newEmail();
  for (const email of [account.email, pending]) {
    await server.client().signUp({ email, password: "one23456" });
    await server.client().signUp({ email, password: "two23456" });
  }
  const workFor = async (email: string, password: string) => {
    passwordWork.length = 0;
    await send(server, "POST", "/token?grant_type=password", { body: { email, password } });
    return [...passwordWork];
  };
  const forFree = await workFor(newEmail(), "wrong");
  for (const email of [account.email, pending]) {
    for (const password of ["wrong", "one23456", "two23456"]) {
      expect(await workFor(email, password)).toEqual(forFree);
    }
  }
});
