import { afterAll, beforeAll, expect, test } from "vitest";
import { createPerson } from "../testing/send-command.ts";
import { createSite } from "../testing/sites.ts";
import { createDomainScene, type DomainScene, newHost } from "./testing/domain-scene.ts";

let scene: DomainScene;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  scene = await createDomainScene({ onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

async function hostsOf(site: string): Promise<string[]> {
  const { rows } = await scene.owner.query("select host from domains where site = $1 order by host", [site]);
  return rows.map(({ host }) => host);
}

async function knownBy(site: string): Promise<string | null> {
  const { rows } = await scene.owner.query("select canonical_host from sites where id = $1", [site]);
  return rows[0].canonical_host;
}

test("a domain comes with www and without in one act, and goes so, or each by itself", async () => {
  const owner = await createPerson(scene);
  const site = await createSite(scene, owner);
  const host = newHost();
  const { body } = await scene.add(owner, site, host, { withTwin: true });
  expect(body).toEqual({ domain: body.domain, host, twin: `www.${host}` });
  expect(await hostsOf(site)).toEqual([host, `www.${host}`]);
  const tokens = [(await scene.rowOf(site, host)).token, (await scene.rowOf(site, `www.${host}`)).token];
  expect(new Set(tokens).size).toBe(2);
  await scene.remove(owner, site, body.domain);
  expect(await hostsOf(site)).toEqual([`www.${host}`]);
  // The other is there already: it is added alone.
  const again = await scene.add(owner, site, host, { withTwin: true });
  expect(again.body).toEqual({ domain: again.body.domain, host });
  expect((await scene.remove(owner, site, again.body.domain, { withTwin: true })).status).toBe(200);
  expect(await hostsOf(site)).toEqual([]);
  const whole = newHost();
  const { body: other } = await scene.add(owner, site, `www.${whole}`, { withTwin: true });
  expect([other.host, other.twin]).toEqual([`www.${whole}`, whole]);
  // What lies below a domain has no such other.
  expect((await scene.add(owner, site, `book.${whole}`, { withTwin: true })).body.twin).toBeUndefined();
});

test("where there is room for one of two, neither is added", async () => {
  const owner = await createPerson(scene);
  const site = await createSite(scene, owner);
  for (let count = 0; count < 4; count += 1) await scene.add(owner, site, newHost());
  const before = await hostsOf(site);
  const host = newHost();
  const { status, body } = await scene.add(owner, site, host, { withTwin: true });
  expect([status, body.code]).toEqual([409, "quota_reached"]);
  expect(await hostsOf(site)).toEqual(before);
  expect((await scene.add(owner, site, host)).status).toBe(200);
});

test("a site is known by the domain that was to become it, once that is its own, and by no other", async () => {
  const owner = await createPerson(scene);
  const site = await createSite(scene, owner);
  const host = newHost();
  const { body } = await scene.add(owner, site, host, { withTwin: true, becomesKnown: true });
  const twin = await scene.rowOf(site, `www.${host}`);
  const wanted = await scene.rowOf(site, host);
  expect([wanted.becomes_known, twin.becomes_known]).toEqual([true, false]);
  scene.point(twin.host, twin.token);
  expect((await scene.check(owner, site, twin.id)).body.state).toBe("verified");
  expect(await knownBy(site)).toBeNull();
  scene.point(host, wanted.token);
  expect((await scene.check(owner, site, body.domain)).body.state).toBe("verified");
  expect(await knownBy(site)).toBe(host);
  expect((await scene.rowOf(site, host)).becomes_known).toBe(false);
  const { rows } = await scene.owner.query(
    "select act from private.audit where target = $1 and act = 'domain-known'",
    [site],
  );
  expect(rows).toHaveLength(1);
  // One that comes later takes nothing from it.
  const later = newHost();
  const { body: added } = await scene.add(owner, site, later, { becomesKnown: true });
  scene.point(later, (await scene.rowOf(site, later)).token);
  expect((await scene.check(owner, site, added.domain)).body.state).toBe("verified");
  expect(await knownBy(site)).toBe(host);
  await scene.remove(owner, site, body.domain, { withTwin: true });
  expect([await knownBy(site), await hostsOf(site)]).toEqual([null, [later]]);
});

test("whoever chooses another address meanwhile is not overruled by what they said before", async () => {
  const owner = await createPerson(scene);
  const site = await createSite(scene, owner);
  const host = newHost();
  const { body } = await scene.add(owner, site, host, { becomesKnown: true });
  expect((await scene.canonical(owner, site, null)).status).toBe(200);
  scene.point(host, (await scene.rowOf(site, host)).token);
  expect((await scene.check(owner, site, body.domain)).body.state).toBe("verified");
  expect(await knownBy(site)).toBeNull();
});
