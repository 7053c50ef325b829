import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLimiter } from "../auth/limits/create-limiter.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createSite } from "../testing/sites.ts";
import { domainLimits } from "./domain-limits.ts";
import { createDomainScene, type DomainScene, newHost } from "./testing/domain-scene.ts";

let scene: DomainScene;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  scene = await createDomainScene({ onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

/** Lets the account have as many uses left as `left`, as whichever server counted them. */
async function useUp({ id }: Person, name: keyof typeof domainLimits, left: number): Promise<void> {
  const limiter = createLimiter(scene.commands.database, name, domainLimits[name]);
  const { points, seconds } = domainLimits[name];
  await limiter.set(createHash("sha256").update(id).digest("base64url"), points - left, seconds);
}

async function stateOf(site: string) {
  const one = async (statement: string) => (await scene.owner.query(statement, [site])).rows;
  return [
    await one("select * from domains where site = $1 order by host"),
    await one("select canonical_host from sites where id = $1"),
    await one("select count(*)::int as n from private.audit where target = $1::text"),
  ];
}

test("an account checks records so often on all its sites, and one that was given up stays so once that is used up", async () => {
  const owner = await createPerson(scene);
  const [site, other] = [await createSite(scene, owner), await createSite(scene, owner)];
  const [host, second] = [newHost(), newHost()];
  const { body } = await scene.add(owner, site, host);
  const { body: more } = await scene.add(owner, other, second);
  await useUp(owner, "domain-check", 2);
  expect((await scene.check(owner, site, body.domain)).status).toBe(200);
  expect((await scene.check(owner, other, more.domain)).status).toBe(200);
  await scene.owner.query(
    "update domains set state = 'failed', problem = 'no_txt', misses = 26, check_at = null where site = $1",
    [site],
  );
  const before = await stateOf(site);
  const refused = await scene.check(owner, site, body.domain);
  expect([refused.status, refused.body.code]).toEqual([429, "too_many"]);
  expect(refused.body.hint).toMatch(/^Wait (a minute|\d+ minutes), then go on\.$/);
  expect(await stateOf(site)).toEqual(before);
  // Nobody else waits for it, and what is none of theirs counts for nobody.
  const stranger = await createPerson(scene);
  await useUp(stranger, "domain-check", 1);
  expect((await scene.check(stranger, site, body.domain)).status).toBe(404);
  const own = await createSite(scene, stranger);
  const { body: added } = await scene.add(stranger, own, newHost());
  expect((await scene.check(stranger, own, added.domain)).status).toBe(200);
});

test("an account adds, removes and chooses domains so often", async () => {
  const owner = await createPerson(scene);
  const site = await createSite(scene, owner);
  const { id, host } = await scene.verified(owner, site);
  await useUp(owner, "domain-change", 1);
  expect((await scene.add(owner, site, newHost())).status).toBe(200);
  const before = await stateOf(site);
  const answers = [
    await scene.add(owner, site, newHost()),
    await scene.remove(owner, site, id),
    await scene.canonical(owner, site, host),
  ];
  expect(answers.map(({ status }) => status)).toEqual([429, 429, 429]);
  expect(await stateOf(site)).toEqual(before);
});

test("an account asks where to point so often", async () => {
  const owner = await createPerson(scene);
  await useUp(owner, "domain-targets", 1);
  const ask = async () => (await sendCommand(scene, owner, "domain-targets", {})).status;
  expect([await ask(), await ask()]).toEqual([200, 429]);
});
