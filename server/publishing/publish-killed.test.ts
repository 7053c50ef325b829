import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { noLimits } from "../testing/accounts.ts";
import { askExactly } from "../testing/ask-exactly.ts";
import { askProcess } from "../testing/ask-process.ts";
import { changePhone, endOf, liveOf, makePublishable, publish } from "../testing/publishing.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { startServerProcess } from "../testing/server-process.ts";
import { createSite, newSubdomain } from "../testing/sites.ts";
import { type AskedServer, createTestServer } from "../testing/test-server.ts";
import { publishing } from "./publish.kind.ts";

async function createPublishable(server: AskedServer, owner: Person) {
  const site = await createSite(server, owner);
  return { site, revision: await makePublishable(server, owner, site) };
}

/** Asks for the draft to be shown, without fresh for it. */
async function ask(server: AskedServer, person: Person, site: string, revision: number): Promise<unknown> {
  const input = { request: randomUUID(), site, revision };
  return (await sendCommand(server, person, "publish-site", input)).body.publish;
}

/** Lets no build be written to its end until it is released, or the test ends. */
async function holdBuilds(owner: pg.Pool): Promise<{ held: () => Promise<number>; release: () => void }> {
  const lock = await owner.connect();
  await lock.query("begin");
  await lock.query("lock table private.build_files in share mode");
  let isHeld = true;
  const release = () => {
    if (isHeld) lock.release(true);
    isHeld = false;
  };
  onTestFinished(release);
  const held = async () => {
    const { rows } = await owner.query(
      `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into "private"."build_files"%'`,
    );
    return rows[0].n;
  };
  return { held, release };
}

/** What there is of a site after its publishes, each of which is there once or not at all. */
async function kept(owner: pg.Pool, site: string) {
  const { rows } = await owner.query(
    `select (select count(*)::int from versions where site = $1) as versions,
       (select count(*)::int from private.builds where site = $1) as builds,
       (select count(*)::int from publishes where site = $1 and state = 'done') as done`,
    [site],
  );
  return rows[0];
}

test("a server killed in the midst of publishing leaves what was live, and its publishes end once after the next start", async () => {
  const first = await startServerProcess();
  const before = await askProcess(first);
  const person = await createPerson(before);
  const again = await createPublishable(before, person);
  // Of one account one site is drawn at once.
  const other = await createPerson(before);
  const fresh = await createPublishable(before, other);
  const unbegun = await createPublishable(before, person);
  expect((await publish(before, person, again.site, again.revision)).state).toBe("done");
  const next = await changePhone(before, person, again.site, again.revision, "+49 30 5550142");
  const old = await liveOf(before, again.site);

  const { held, release } = await holdBuilds(before.owner);
  const publishes = [
    await ask(before, other, fresh.site, fresh.revision),
    await ask(before, person, again.site, next),
  ];
  await expect.poll(held, { timeout: 20_000 }).toBe(2);
  publishes.push(await ask(before, person, unbegun.site, unbegun.revision));
  first.kill("SIGKILL");
  await first.ended;
  release();
  expect(await liveOf(before, again.site)).toEqual(old);
  expect(await kept(before.owner, again.site)).toEqual({ versions: 1, builds: 1, done: 1 });
  expect(await kept(before.owner, fresh.site)).toEqual({ versions: 0, builds: 0, done: 0 });

  const second = await startServerProcess({ DATA_DIR: first.dataDir });
  const after = await askProcess(second);
  for (const one of publishes) expect((await endOf(after, one, 40_000)).state).toBe("done");
  expect(await kept(after.owner, again.site)).toEqual({ versions: 2, builds: 2, done: 2 });
  expect((await liveOf(after, again.site)).live_revision).toBe(next);
  for (const { site } of [fresh, unbegun]) {
    expect(await kept(after.owner, site)).toEqual({ versions: 1, builds: 1, done: 1 });
  }
  for (const { site } of [again, fresh, unbegun]) {
    const { files } = await liveOf(after, site);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter(({ is_kept }) => !is_kept)).toEqual([]);
  }
}, 120_000);

test("a database killed while two sites are published costs their visitors no page: they see each as it was, then as it is, and each publish ends once", async () => {
  const server = await startServerProcess();
  const asked = await askProcess(server);
  const person = await createPerson(asked);
  const publishOne = async () => {
    const subdomain = newSubdomain();
    const site = await createSite(asked, person, { subdomain });
    const revision = await makePublishable(asked, person, site);
    expect((await publish(asked, person, site, revision)).state).toBe("done");
    const next = await changePhone(asked, person, site, revision, "+49 30 5550142");
    const pages = (await liveOf(asked, site)).files.filter(({ policy }) => policy !== null);
    return {
      site,
      next,
      host: `${subdomain}.localhost:${server.port}`,
      paths: pages.map(({ path }) => path),
    };
  };
  const [begun, unbegun] = [await publishOne(), await publishOne()];
  /** What a visitor is answered who looks at one page of a site after the other. */
  const look = async ({ host, paths }: typeof begun) => {
    const answers: string[] = [];
    for (const path of paths) answers.push((await askExactly(server.url + path, { host })).text);
    return answers;
  };
  const sites = [begun, unbegun];
  const old = [await look(begun), await look(unbegun)];

  const { held, release } = await holdBuilds(asked.owner);
  const publishes = [await ask(asked, person, begun.site, begun.next)];
  await expect.poll(held, { timeout: 20_000 }).toBe(1);
  publishes.push(await ask(asked, person, unbegun.site, unbegun.next));
  const seen: string[][] = [[], []];
  let isOver = false;
  const visitors = sites.map(async (one, index) => {
    while (!isOver) seen[index]?.push(...(await look(one)));
  });
  await server.killDatabase();
  release();
  const health = async () => (await fetch(`${server.url}/healthz`)).status;
  await expect.poll(health, { timeout: 20_000 }).toBe(200);
  for (const one of publishes) expect((await endOf(asked, one, 60_000)).state).toBe("done");
  const isNew = async () =>
    (await Promise.all(sites.map(look))).map(([home], index) => home !== old[index]?.[0]);
  await expect.poll(isNew, { timeout: 10_000 }).toEqual([true, true]);
  isOver = true;
  await Promise.all(visitors);

  for (const [index, one] of sites.entries()) {
    const fresh = await look(one);
    // Of each page as it was and as it is: nothing else, and nothing old once one page was new.
    const times = seen[index]?.map((text, turn) =>
      [old[index], fresh].findIndex((pages) => pages?.[turn % one.paths.length] === text),
    );
    expect(times).toContain(0);
    expect(times).not.toContain(-1);
    expect(times).toEqual(times?.toSorted());
    expect(await kept(asked.owner, one.site)).toEqual({ versions: 2, builds: 2, done: 2 });
    expect((await liveOf(asked, one.site)).files.filter(({ is_kept }) => !is_kept)).toEqual([]);
  }
}, 180_000);

test("a publish whose connection is lost while it is written leaves nothing half, and ends once", async () => {
  const server = await createTestServer({ limits: noLimits, works: true });
  const person = await createPerson(server);
  const { site, revision } = await createPublishable(server, person);
  const { held, release } = await holdBuilds(server.owner);
  const id = await ask(server, person, site, revision);
  await expect.poll(held).toBe(1);
  await server.owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  expect(await liveOf(server, site)).toMatchObject({ live_build: null, status: "draft" });
  expect(await kept(server.owner, site)).toEqual({ versions: 0, builds: 0, done: 0 });
  release();
  expect((await endOf(server, id, 30_000)).state).toBe("done");
  expect(await kept(server.owner, site)).toEqual({ versions: 1, builds: 1, done: 1 });
});

test("a publish whose last worker died without a word is said to have failed, with what to do", async () => {
  const server = await createTestServer({ limits: noLimits, works: true });
  const person = await createPerson(server);
  const { site, revision } = await createPublishable(server, person);
  await publish(server, person, site, revision);
  const before = await liveOf(server, site);
  const id = randomUUID();
  await server.database.typed.transaction().execute(async (transaction) => {
    await server.commands.jobs.send(transaction, publishing, { publish: id });
    await sql`insert into publishes (id, site, revision, document_hash, state)
      select ${id}, site, revision, document_hash, 'running' from publishes where site = ${site}`.execute(
      transaction,
    );
    await sql`update pgboss.job set state = 'active', retry_count = retry_limit, started_on = now() - interval '1 minute',
        heartbeat_on = now() - interval '1 minute'
      where data ->> 'publish' = ${id}`.execute(transaction);
  });
  const { state, report } = await endOf(server, id, 40_000);
  expect(state).toBe("failed");
  expect(report.problems).toEqual([expect.stringContaining("could not be published")]);
  expect(report.hint).toContain("Publish again");
  expect(await liveOf(server, site)).toEqual(before);
});
