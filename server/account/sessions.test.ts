import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adminClient, noLimits, signIn } from "../testing/accounts.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({ limits: noLimits, onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

type Session = { id: string; isThis: boolean; browser: string | null; network: string | null };

const list = async (person: Pick<Person, "token">) =>
  (await sendCommand(server, person, "list-sessions", {})).body.sessions as Session[];

const send = (person: Pick<Person, "token"> | undefined, name: string, input: object = {}) =>
  sendCommand(server, person, name, { request: randomUUID(), ...input });

/** The person in another browser, with the client that it runs. */
async function elsewhere(person: Person) {
  const { client, session } = await signIn(server, person);
  return { client, token: session.access_token };
}

test("somebody sees where they are signed in, this one first, and nobody else's", async () => {
  const [person, stranger] = await Promise.all([createPerson(server), createPerson(server)]);
  await elsewhere(person);
  await server.owner.query(
    "update auth.sessions set user_agent = $2, ip = '203.0.113.7' where user_id = $1",
    [person.id, "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0"],
  );
  const sessions = await list(person);
  expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false]);
  expect(sessions[0]).toMatchObject({ browser: "Firefox", system: "Windows", network: "203.0.x.x" });
  expect(await list(stranger)).toHaveLength(1);
  expect((await sendCommand(server, undefined, "list-sessions", {})).status).toBe(401);
});

test("a session that is signed out may do nothing from that moment, and cannot be refreshed", async () => {
  const person = await createPerson(server);
  const other = await elsewhere(person);
  const theirs = (await list(other)).find(({ isThis }) => isThis)?.id;
  expect((await send(person, "end-session", { session: theirs })).status).toBe(200);
  expect((await sendCommand(server, other, "list-sessions", {})).status).toBe(401);
  const { error } = await other.client.refreshSession();
  expect(error).not.toBeNull();
  expect(await list(person)).toHaveLength(1);
});

test("the session that asks stays, and so do those of others, whoever names them", async () => {
  const [person, stranger] = await Promise.all([createPerson(server), createPerson(server)]);
  const own = (await list(person))[0]?.id;
  const theirs = (await list(stranger))[0]?.id;
  expect((await send(person, "end-session", { session: own })).body.code).toBe("not_now");
  expect((await send(person, "end-session", { session: theirs })).status).toBe(200);
  expect(await list(person)).toHaveLength(1);
  expect(await list(stranger)).toHaveLength(1);
  expect((await send(undefined, "end-session", { session: theirs })).status).toBe(401);
  expect((await send(undefined, "end-other-sessions")).status).toBe(401);
  expect(await list(stranger)).toHaveLength(1);
});

test("all others are signed out at once, and the same request counts once", async () => {
  const person = await createPerson(server);
  const others = [await elsewhere(person), await elsewhere(person)];
  const request = randomUUID();
  const answers = await Promise.all(
    [1, 2].map(() => sendCommand(server, person, "end-other-sessions", { request })),
  );
  expect(answers.map(({ body }) => body)).toEqual([{ ended: 2 }, { ended: 2 }]);
  for (const other of others) {
    expect((await sendCommand(server, other, "list-sessions", {})).status).toBe(401);
  }
  expect(await list(person)).toHaveLength(1);
});

test("an account that is closed is told nothing, and ends nothing", async () => {
  const person = await createPerson(server);
  const other = await elsewhere(person);
  await adminClient(server).admin.updateUserById(person.id, { ban_duration: "24h" });
  const count = async () =>
    (await server.owner.query("select count(*)::int as n from auth.sessions where user_id = $1", [person.id]))
      .rows[0].n;
  const before = await count();
  expect((await send(other, "end-other-sessions")).status).toBe(401);
  expect(await count()).toBe(before);
});
