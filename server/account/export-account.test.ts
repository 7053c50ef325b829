import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unpack } from "../export/testing/exports.ts";
import { noLimits } from "../testing/accounts.ts";
import { createPicture } from "../testing/pictures.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createSite } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({
    limits: noLimits,
    works: true,
    onFinished: (cleanUp) => void cleanUps.push(cleanUp),
  });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

async function linkFor(person: Person): Promise<string> {
  const { status, body } = await sendCommand(server, person, "export-account", {});
  if (status !== 200) throw new Error(`no link: ${JSON.stringify(body)}`);
  return server.url + body.link;
}

test("the zip holds the profile, the sessions, each own site with its messages, and pictures as they are kept", async () => {
  const [person, other] = await Promise.all([createPerson(server), createPerson(server)]);
  const [site, theirs] = await Promise.all([
    createSite(server, person, { name: "Mine" }),
    createSite(server, other),
  ]);
  await server.owner.query("insert into site_members values ($1, $2, 'editor')", [theirs, person.id]);
  await server.owner.query(
    `insert into messages (site, page, form, kind, fields, digest, words)
     values ($1, '/', 'write', 'message', '[{"label":"Text","value":"hello there"}]', sha256($2), '')`,
    [site, Buffer.from(site)],
  );
  const picture = await createPicture(server, person);
  const response = await fetch(await linkFor(person));
  expect(response.headers.get("content-disposition")).toContain("my-data.zip");
  const files = await unpack(Buffer.from(await response.arrayBuffer()));
  const account = JSON.parse(String(files.get("account.json")));
  expect(account).toMatchObject({ profile: { email: person.email }, account: { id: person.id } });
  expect(account.sessions).toHaveLength(1);
  expect(account.sites.map(({ role }: { role: string }) => role).sort()).toEqual(["editor", "owner"]);
  expect(account.acts.map(({ act }: { act: string }) => act)).toContain("create-site");
  const names = [...files.keys()];
  const sites = names.filter((name) => name.endsWith("/site.json"));
  expect(sites).toHaveLength(1);
  expect(JSON.parse(String(files.get(String(sites[0]))))).toMatchObject({
    name: "Mine",
    template: "plumbing",
  });
  expect(String(files.get(names.find((name) => name.endsWith("messages.csv")) ?? ""))).toContain(
    "hello there",
  );
  expect(names).toEqual(
    expect.arrayContaining([`pictures/${picture}/picture.json`, `pictures/${picture}/original.jpg`]),
  );
  expect(files.get(`pictures/${picture}/original.jpg`)?.subarray(0, 2).toString("hex")).toBe("ffd8");
  expect(JSON.stringify(account)).not.toContain(other.email);
  expect(JSON.stringify(account)).not.toMatch(/argon2|token_hash|encrypted_password/);
});

test("what somebody else did to an account is told, and not from where", async () => {
  const person = await createPerson(server);
  const entry = (action: string, actor: string | null, address: string) =>
    server.owner.query(
      `insert into auth.audit_log_entries (id, created_at, ip_address, payload) values (gen_random_uuid(), now(), $4,
         json_build_object('action', $1::text, 'actor_id', $2::text, 'traits', json_build_object('user_id', $3::text)))`,
      [action, actor, person.id, address],
    );
  await entry("user_banned", null, "203.0.113.99");
  await entry("login", person.id, "203.0.113.5");
  const response = await fetch(await linkFor(person));
  const files = await unpack(Buffer.from(await response.arrayBuffer()));
  const { security } = JSON.parse(String(files.get("account.json")));
  expect(security).toContainEqual(expect.objectContaining({ event: "user_banned", address: null }));
  expect(security).toContainEqual(expect.objectContaining({ event: "login", address: "203.0.113.5" }));
});

test("a link is good once, not for a look, and for nobody who has signed out", async () => {
  const person = await createPerson(server);
  const link = await linkFor(person);
  expect((await fetch(link, { method: "HEAD" })).status).toBe(404);
  const first = await fetch(link);
  expect(first.status).toBe(200);
  await first.arrayBuffer();
  expect((await fetch(link)).status).toBe(404);
  const late = await linkFor(person);
  await server.owner.query("update private.data_links set expires_at = now() where account = $1", [
    person.id,
  ]);
  expect((await fetch(late)).status).toBe(404);
  const next = await linkFor(person);
  await server.owner.query("delete from auth.sessions where user_id = $1", [person.id]);
  expect((await fetch(next)).status).toBe(401);
  expect((await fetch(`${server.url}/api/my-data/${randomUUID()}`)).status).toBe(404);
  expect((await sendCommand(server, undefined, "export-account", {})).status).toBe(401);
});
