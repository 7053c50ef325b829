import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { Brand } from "../../contract/brand.ts";
import { noLimits } from "../testing/accounts.ts";
import { askProcess } from "../testing/ask-process.ts";
import { acceptAll, changePhone, endOf, liveOf, publish } from "../testing/publishing.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { startServerProcess } from "../testing/server-process.ts";
import { createSite, createSiteWithMembers } from "../testing/sites.ts";
import { type AskedServer, createTestServer, type TestServer } from "../testing/test-server.ts";
import { wearingBrand } from "./wear-brand.kind.ts";

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

const brand: Brand = { facts: { name: "Weir Water" }, claims: [], look: { radius: 13 } };

/** Somebody with a brand and so many sites. */
async function createBranded(asked: AskedServer, count: number): Promise<{ owner: Person; sites: string[] }> {
  const owner = await createPerson(asked);
  const sites: string[] = [];
  for (let index = 0; index < count; index += 1) sites.push(await createSite(asked, owner));
  await sendCommand(asked, owner, "save-brand", { request: randomUUID(), revision: 0, brand });
  return { owner, sites };
}

const everywhere = (asked: AskedServer, person: Person | undefined, overrides: object = {}) =>
  sendCommand(asked, person, "apply-brand-everywhere", { request: randomUUID(), brand: 1, ...overrides });

const undo = (person: Person | undefined, site: string) =>
  sendCommand(server, person, "undo-brand", { request: randomUUID(), site });

async function stateOf(asked: AskedServer, site: string) {
  const one = async (statement: string) => (await asked.owner.query(statement, [site])).rows;
  return {
    site: await one("select live_revision, live_build, updated_at from sites where id = $1"),
    draft: await one("select revision, document::text as text from drafts where site = $1"),
    changes: await one("select count(*)::int as n from draft_changes where site = $1"),
    publishes: await one("select count(*)::int as n from publishes where site = $1"),
    audit: await one("select count(*)::int as n from private.audit where target = $1::text"),
    brand: await one("select * from brand_changes where site = $1"),
  };
}

const brandOf = async (asked: AskedServer, site: string) => (await stateOf(asked, site)).brand[0];

/** What the brand did to a site, once that has ended. */
async function endedOn(asked: AskedServer, site: string) {
  const state = async () => (await brandOf(asked, site))?.state;
  await expect.poll(state, { timeout: 60_000, interval: 20 }).not.toBe("waiting");
  return brandOf(asked, site);
}

const nameOf = async (site: string) =>
  JSON.parse((await stateOf(server, site)).draft[0].text).facts.name as string;

/** Keeps jobs from what they write last, until it is released or the test ends. */
async function holdChanges(asked: AskedServer) {
  const lock = await asked.owner.connect();
  await lock.query("begin; lock table draft_changes in share mode");
  let isHeld = true;
  const release = () => {
    if (isHeld) lock.release(true);
    isHeld = false;
  };
  onTestFinished(release);
  const held = async () => {
    const { rows } = await asked.owner.query(
      `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'
         and query like 'insert into "draft_changes"%' and datname = current_database()`,
    );
    return rows[0].n as number;
  };
  return { held, release };
}

test("each site wears it by itself: what is live is published, a draft stays one, and each comes back to the letter", async () => {
  const { owner, sites } = await createBranded(server, 3);
  const [live = "", changed = "", draft = ""] = sites;
  for (const site of [live, changed]) {
    await acceptAll(server, owner, site);
    expect((await publish(server, owner, site, 1)).state).toBe("done");
  }
  await changePhone(server, owner, changed, 1, "+49 30 5550142");
  const before = await Promise.all(sites.map((site) => stateOf(server, site)));
  const { body } = await everywhere(server, owner);
  expect(body).toEqual({ run: expect.any(String) });
  const ended = [];
  for (const site of sites) ended.push(await endedOn(server, site));
  expect(ended).toMatchObject([
    { run: body.run, state: "done", revision: 1, brand: 1, publish: expect.any(String) },
    { run: body.run, state: "done", revision: 2, publish: null },
    { run: body.run, state: "done", revision: 1, publish: null },
  ]);
  for (const site of sites) expect(await nameOf(site)).toBe("Weir Water");
  expect((await endOf(server, ended[0]?.publish)).state).toBe("done");
  expect(await liveOf(server, live)).toMatchObject({ live_revision: 2 });
  expect(await liveOf(server, changed)).toMatchObject({ live_revision: 1 });

  const back = await undo(owner, live);
  expect(back.body).toEqual({ revision: 3, publish: expect.any(String) });
  expect((await endOf(server, back.body.publish)).state).toBe("done");
  expect(await liveOf(server, live)).toMatchObject({ live_revision: 3 });
  for (const [site, revision] of [[changed, 4] as const, [draft, 3] as const]) {
    expect((await undo(owner, site)).body).toEqual({ revision });
  }
  for (const [index, site] of sites.entries()) {
    const { text } = (await stateOf(server, site)).draft[0];
    expect(text).toBe(before[index]?.draft[0].text);
  }
  const state = await stateOf(server, draft);
  expect((await undo(owner, draft)).body.code).toBe("not_now");
  expect(await stateOf(server, draft)).toEqual(state);
});

test("asked for twice it is one run, and a job that comes again changes nothing", async () => {
  const { owner, sites } = await createBranded(server, 2);
  const { held, release } = await holdChanges(server);
  const first = await everywhere(server, owner);
  await expect.poll(held, { timeout: 20_000 }).toBeGreaterThan(0);
  // Whoever asks again meanwhile waits for the site that is being changed, and then finds the run.
  const again = Promise.all([everywhere(server, owner), everywhere(server, owner)]);
  const commandsWaiting = async () => {
    const { rows } = await server.owner.query(
      `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'
         and query like 'select %' and datname = current_database()`,
    );
    return rows[0].n;
  };
  await expect.poll(commandsWaiting, { timeout: 20_000 }).toBe(2);
  release();
  const [site = ""] = sites;
  for (const { body } of await again) expect(body).toEqual({ run: first.body.run });
  for (const one of sites) await endedOn(server, one);
  const runs = await server.owner.query("select count(*)::int as n from draft_changes where site = any($1)", [
    sites,
  ]);
  expect(runs.rows[0].n).toBe(2);
  const state = await stateOf(server, site);
  await server.database.typed.transaction().execute(async (transaction) => {
    for (const run of [String(first.body.run), randomUUID()])
      await server.commands.jobs.send(transaction, wearingBrand, { site, run }, { group: owner.id });
  });
  const undone = async () => {
    const { rows } = await server.owner.query(
      "select count(*)::int as n from pgboss.job where name = 'wear-brand' and data ->> 'site' = $1 and state <> 'completed'",
      [site],
    );
    return rows[0].n;
  };
  // Of one account one job is done at once: whichever waits is found when the queue is looked at again.
  await expect.poll(undone, { timeout: 60_000 }).toBe(0);
  expect(await stateOf(server, site)).toEqual(state);
});

test("a site that is changed before its turn is left as it is, and says so; one that wears it already stays", async () => {
  const still = await createTestServer({ limits: noLimits });
  const { owner, sites } = await createBranded(still, 3);
  const [changed = "", worn = "", trashed = ""] = sites;
  await sendCommand(still, owner, "apply-brand", {
    request: randomUUID(),
    site: worn,
    revision: 1,
    brand: 1,
  });
  await everywhere(still, owner);
  await changePhone(still, owner, changed, 1, "+49 30 5550142");
  await sendCommand(still, owner, "trash-site", { request: randomUUID(), site: trashed });
  const drafts = async () => Promise.all(sites.map(async (site) => (await stateOf(still, site)).draft));
  const before = await drafts();
  await still.work();
  expect(await endedOn(still, changed)).toMatchObject({
    state: "left",
    reason: "Somebody changed this site meanwhile. It was left as it is.",
  });
  expect(await endedOn(still, worn)).toMatchObject({ state: "same" });
  expect(await endedOn(still, trashed)).toMatchObject({
    state: "failed",
    reason: expect.stringContaining("trash"),
  });
  expect(await drafts()).toEqual(before);
});

test("a brand that is saved anew, or an account that is closed, ends what waits", async () => {
  const still = await createTestServer({ limits: noLimits });
  const first = await createBranded(still, 1);
  const second = await createBranded(still, 1);
  for (const { owner } of [first, second]) await everywhere(still, owner);
  const [one = "", two = ""] = [...first.sites, ...second.sites];
  await sendCommand(still, first.owner, "save-brand", { request: randomUUID(), revision: 1, brand });
  expect((await everywhere(still, first.owner, { brand: 2 })).body.code).toBe("not_now");
  await still.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    second.owner.id,
  ]);
  const before = [(await stateOf(still, one)).draft, (await stateOf(still, two)).draft];
  await still.work();
  expect(await endedOn(still, one)).toMatchObject({
    state: "left",
    reason: expect.stringContaining("brand"),
  });
  expect(await endedOn(still, two)).toMatchObject({ state: "failed", reason: "The account is closed." });
  expect([(await stateOf(still, one)).draft, (await stateOf(still, two)).draft]).toEqual(before);
});

test("a site that was changed since is not taken back", async () => {
  const { owner, sites } = await createBranded(server, 1);
  const [site = ""] = sites;
  await everywhere(server, owner);
  await endedOn(server, site);
  await changePhone(server, owner, site, 2, "+49 30 5550142");
  const before = await stateOf(server, site);
  const { body } = await undo(owner, site);
  expect(body).toMatchObject({ code: "draft_changed", message: expect.stringContaining("Design") });
  expect(await stateOf(server, site)).toEqual(before);
});

test("it comes to the sites that one owns and to no other, and is taken back by nobody else", async () => {
  const expected = { editor: 403, viewer: 403, stranger: 404, visitor: 401 };
  const { site, owner, ...people } = await createSiteWithMembers(server);
  for (const person of [owner, ...Object.values(people)])
    await sendCommand(server, person, "save-brand", { request: randomUUID(), revision: 0, brand });
  const untouched = await stateOf(server, site);
  for (const person of Object.values(people)) {
    expect((await everywhere(server, person)).body.code).toBe("not_now");
  }
  expect((await everywhere(server, undefined)).status).toBe(401);
  expect(await stateOf(server, site)).toEqual(untouched);
  await everywhere(server, owner);
  await endedOn(server, site);
  const worn = await stateOf(server, site);
  for (const [actor, status] of Object.entries(expected)) {
    const person = actor === "visitor" ? undefined : people[actor as keyof typeof people];
    expect([actor, (await undo(person, site)).status]).toEqual([actor, status]);
  }
  await server.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    owner.id,
  ]);
  expect((await undo(owner, site)).status).toBe(401);
  expect((await everywhere(server, owner)).status).toBe(401);
  expect(await stateOf(server, site)).toEqual(worn);
});

test("what the brand of another did before is not taken back by whoever has the site now", async () => {
  const { owner, sites } = await createBranded(server, 1);
  const next = await createPerson(server);
  const [site = ""] = sites;
  await everywhere(server, owner);
  await endedOn(server, site);
  await server.owner.query("update sites set owner = $2 where id = $1", [site, next.id]);
  await server.owner.query("update site_members set user_id = $2 where site = $1", [site, next.id]);
  const before = await stateOf(server, site);
  expect((await undo(next, site)).body.code).toBe("not_now");
  expect((await undo(owner, site)).body.code).toBe("site_not_found");
  expect(await stateOf(server, site)).toEqual(before);
});

test("without a brand, or for an earlier one, nothing begins", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const before = await stateOf(server, site);
  expect((await everywhere(server, owner)).body.code).toBe("not_found");
  await sendCommand(server, owner, "save-brand", { request: randomUUID(), revision: 0, brand });
  expect((await everywhere(server, owner, { brand: 2 })).body.code).toBe("draft_changed");
  expect(await stateOf(server, site)).toEqual(before);
});

test("a server that is killed in the midst of it leaves whole sites, and the next one goes on to the end", async () => {
  const first = await startServerProcess();
  const before = await askProcess(first);
  const { owner, sites } = await createBranded(before, 3);
  const { held, release } = await holdChanges(before);
  await everywhere(before, owner);
  await expect.poll(held, { timeout: 20_000 }).toBeGreaterThan(0);
  first.kill("SIGKILL");
  await first.ended;
  release();
  for (const site of sites) {
    expect((await stateOf(before, site)).draft).toMatchObject([{ revision: 1 }]);
    expect(await brandOf(before, site)).toMatchObject({ state: "waiting" });
  }
  const second = await startServerProcess({ DATA_DIR: first.dataDir });
  const after = await askProcess(second);
  for (const site of sites) {
    expect(await endedOn(after, site)).toMatchObject({ state: "done" });
    expect((await stateOf(after, site)).draft).toMatchObject([{ revision: 2 }]);
    expect((await stateOf(after, site)).changes).toEqual([{ n: 1 }]);
  }
}, 120_000);
