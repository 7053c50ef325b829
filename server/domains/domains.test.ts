import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noLimits } from "../testing/accounts.ts";
import { createPerson, sendCommand } from "../testing/send-command.ts";
import { createSite, createSiteWithMembers } from "../testing/sites.ts";
import { createTestServer } from "../testing/test-server.ts";
import { createDomainScene, type DomainScene, here, newHost } from "./testing/domain-scene.ts";

let scene: DomainScene;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  scene = await createDomainScene({ onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

/** All that is known of the domains of a site. */
async function stateOf(site: string) {
  const one = async (statement: string) => (await scene.owner.query(statement, [site])).rows;
  return [
    await one("select * from domains where site = $1 order by host"),
    await one("select canonical_host from sites where id = $1"),
    await one("select count(*)::int as n from private.audit where target = $1::text"),
  ];
}

test("a domain is the site's once its records say so, and until then it is said what is missing", async () => {
  const owner = await createPerson(scene);
  const site = await createSite(scene, owner);
  const host = newHost();
  const { status, body } = await scene.add(owner, site, host.toUpperCase());
  expect([status, body.host]).toEqual([200, host]);
  const { token } = await scene.rowOf(site, host);
  const check = async () => {
    const { body: said } = await scene.check(owner, site, body.domain);
    return [said.state, said.problem];
  };
  expect(await check()).toEqual(["waiting", "no_txt"]);
  scene.dns.zone.set(`_fabula.${host}`, { texts: ["something else"] });
  expect(await check()).toEqual(["waiting", "other_txt"]);
  scene.dns.zone.set(`_fabula.${host}`, { texts: ["something else", token] });
  expect(await check()).toEqual(["waiting", "no_address"]);
  scene.dns.zone.set(host, { addresses: [here, "198.51.100.1"] });
  expect(await check()).toEqual(["waiting", "elsewhere"]);
  expect((await scene.rowOf(site, host)).found).toEqual({
    texts: ["something else", token],
    addresses: ["198.51.100.1", here],
    targets: ["2001:db8::7", here],
  });
  scene.dns.zone.set(host, { alias: "sites.example" });
  expect(await check()).toEqual(["verified", null]);
});

test.each([
  "sites.example",
  "other.sites.example",
  "127.0.0.1",
  "localhost",
  "https://shop.example/",
  "co.uk",
  "shop.example:80",
])("%s cannot be claimed", async (host) => {
  const owner = await createPerson(scene);
  const site = await createSite(scene, owner);
  const before = await stateOf(site);
  const { status, body } = await scene.add(owner, site, host);
  expect([status >= 400, Object.keys(body.fields as object)]).toEqual([true, ["host"]]);
  expect(await stateOf(site)).toEqual(before);
});

test("domains are the owner's alone to change", async () => {
  const { site, ...people } = await createSiteWithMembers(scene);
  const { id, host } = await scene.verified(people.owner, site);
  const before = await stateOf(site);
  const expected = { visitor: 401, stranger: 404, viewer: 403, editor: 403 };
  for (const [actor, status] of Object.entries(expected)) {
    const person = actor === "visitor" ? undefined : people[actor as keyof typeof people];
    const answers = [
      await scene.add(person, site, newHost()),
      await scene.check(person, site, id),
      await scene.canonical(person, site, host),
      await scene.remove(person, site, id),
    ];
    expect([actor, ...answers.map((answer) => answer.status)]).toEqual([
      actor,
      status,
      status,
      status,
      status,
    ]);
    expect(await stateOf(site)).toEqual(before);
  }
  const closed = await createPerson(scene);
  const other = await createSite(scene, closed);
  const untouched = await stateOf(other);
  await scene.owner.query("update auth.users set banned_until = 'infinity' where id = $1", [closed.id]);
  expect((await scene.add(closed, other, newHost())).status).toBe(401);
  expect(await stateOf(other)).toEqual(untouched);
});

test("the studio's own name is nobody's domain, also as the other one of two", async () => {
  const server = await createTestServer({
    limits: noLimits,
    environment: { SITES_HOST: "www.studio.example" },
    onFinished: (cleanUp) => void cleanUps.push(cleanUp),
  });
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const add = (host: string, withTwin: boolean) =>
    sendCommand(server, owner, "add-domain", { request: randomUUID(), site, host, withTwin });
  expect((await add("studio.example", true)).body.code).toBe("address_reserved");
  expect((await add("www.studio.example", false)).body.code).toBe("address_reserved");
  expect((await server.owner.query("select from domains where site = $1", [site])).rowCount).toBe(0);
  expect((await add("studio.example", false)).status).toBe(200);
});

test("a site holds five, each once, also when two come at one moment", async () => {
  const owner = await createPerson(scene);
  const site = await createSite(scene, owner);
  for (let count = 0; count < 4; count += 1) await scene.add(owner, site, newHost());
  const host = newHost();
  const answers = await Promise.all([scene.add(owner, site, host), scene.add(owner, site, newHost())]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await scene.owner.query("select from domains where site = $1", [site])).rowCount).toBe(5);
});

test("a domain that somebody has is claimed in vain as long as its records prove them", async () => {
  const [owner, rival] = [await createPerson(scene), await createPerson(scene)];
  const [site, other] = [await createSite(scene, owner), await createSite(scene, rival)];
  const held = await scene.verified(owner, site);
  const { body } = await scene.add(rival, other, held.host);
  const { token } = await scene.rowOf(other, held.host);
  const check = async () => (await scene.check(rival, other, body.domain)).body;
  // The address still points here, and nothing is proven: a name that somebody left is nobody's to take.
  expect(await check()).toEqual({ state: "waiting", problem: "other_txt" });
  scene.point(held.host, held.token, token);
  expect(await check()).toEqual({ state: "waiting", problem: "taken" });
  expect((await scene.rowOf(site, held.host)).state).toBe("verified");
  expect((await scene.canonical(rival, other, held.host)).body.code).toBe("not_now");
  // Whoever bought it from them clears their record away.
  scene.point(held.host, token);
  expect(await check()).toEqual({ state: "verified", problem: null });
  expect(await scene.rowOf(site, held.host)).toMatchObject({
    state: "failed",
    problem: "taken",
    check_at: null,
  });
});

test("of two who prove a domain at once, one has it", async () => {
  const people = await Promise.all([createPerson(scene), createPerson(scene)]);
  const host = newHost();
  const claims = await Promise.all(
    people.map(async (person) => {
      const site = await createSite(scene, person);
      const { body } = await scene.add(person, site, host);
      return { person, site, domain: body.domain, token: (await scene.rowOf(site, host)).token };
    }),
  );
  scene.point(host, ...claims.map(({ token }) => token));
  const states = await Promise.all(
    claims.map(async ({ person, site, domain }) => (await scene.check(person, site, domain)).body.state),
  );
  expect(states.sort()).toEqual(["verified", "waiting"]);
});

test("a domain that points elsewhere one day is said to, and loses nothing; nor does one that nobody answers for", async () => {
  const owner = await createPerson(scene);
  const site = await createSite(scene, owner);
  const { id, host } = await scene.verified(owner, site);
  await scene.canonical(owner, site, host);
  const check = async () => (await scene.check(owner, site, id)).body;
  scene.dns.zone.delete(`_fabula.${host}`);
  expect(await check()).toEqual({ state: "verified", problem: null });
  scene.dns.zone.set(host, { addresses: ["198.51.100.1"] });
  expect(await check()).toEqual({ state: "lost", problem: "elsewhere" });
  expect((await stateOf(site))[1]).toEqual([{ canonical_host: host }]);
  scene.dns.zone.set(host, { addresses: [here] });
  expect(await check()).toEqual({ state: "verified", problem: null });
  scene.dns.silence(true);
  expect(await check()).toEqual({ state: "verified", problem: "no_answer" });
  scene.dns.silence(false);
});

test("only a domain that is known to be the site's can be the one it is known by, and it ceases to be with it", async () => {
  const [owner, other] = [await createPerson(scene), await createPerson(scene)];
  const site = await createSite(scene, owner);
  const waiting = newHost();
  await scene.add(owner, site, waiting);
  const { host: strangers } = await scene.verified(other, await createSite(scene, other));
  const before = await stateOf(site);
  for (const host of [waiting, strangers, newHost()]) {
    expect((await scene.canonical(owner, site, host)).body.code).toBe("not_now");
  }
  expect((await scene.canonical(owner, site, "evil.test/path")).body.code).toBe("invalid_input");
  expect(await stateOf(site)).toEqual(before);
  const { id, host } = await scene.verified(owner, site);
  expect((await scene.canonical(owner, site, host)).status).toBe(200);
  expect((await scene.remove(owner, site, id)).status).toBe(200);
  expect((await stateOf(site))[1]).toEqual([{ canonical_host: null }]);
  expect((await scene.remove(owner, site, id)).status).toBe(404);
});

test("who is told where to point is told the name and its addresses", async () => {
  const owner = await createPerson(scene);
  expect((await sendCommand(scene, owner, "domain-targets", {})).body).toEqual({
    name: "sites.example",
    addresses: ["2001:db8::7", here],
  });
  expect((await sendCommand(scene, undefined, "domain-targets", {})).status).toBe(401);
});
