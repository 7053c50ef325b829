import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { noLimits } from "../testing/accounts.ts";
import { createPool } from "../testing/create-pool.ts";
import { changePhone, endOf, liveOf, makePublishable, publish } from "../testing/publishing.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { type ServerProcess, startServerProcess } from "../testing/server-process.ts";
import { createSite } from "../testing/sites.ts";
import { type AskedServer, createTestClient, createTestServer } from "../testing/test-server.ts";
import { publishing } from "./publish.kind.ts";

const secretKey = "sb_secret_of_nobody_but_this_test";

/** A server of its own as those are asked that run within the test. */
async function asked(process: ServerProcess): Promise<AskedServer> {
  const owner = createPool(await process.ownerUrl(), 4);
  onTestFinished(() => owner.end());
  const { url } = process;
  return { url, owner, secretKey, client: (headers, flow) => createTestClient(url, headers, flow) };
}

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
  const environment = { SUPABASE_SECRET_KEY: secretKey };
  const first = await startServerProcess(environment);
  const before = await asked(first);
  const person = await createPerson(before);
  const again = await createPublishable(before, person);
  const fresh = await createPublishable(before, person);
  const unbegun = await createPublishable(before, person);
  expect((await publish(before, person, again.site, again.revision)).state).toBe("done");
  const next = await changePhone(before, person, again.site, again.revision, "+49 30 5550142");
  const old = await liveOf(before, again.site);

  const { held, release } = await holdBuilds(before.owner);
  const publishes = [
    await ask(before, person, fresh.site, fresh.revision),
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

  const started = performance.now();
  const second = await startServerProcess({ ...environment, DATA_DIR: first.dataDir });
  const after = await asked(second);
  for (const one of publishes) expect((await endOf(after, one, 40_000)).state).toBe("done");
  expect(performance.now() - started).toBeLessThan(40_000);
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
