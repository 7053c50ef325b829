import { afterEach, expect, test, vi } from "vitest";
import { createDataServer, type DataServer } from "../data/testing/create-data-server.ts";
import { diskLookEvery } from "../db/probe-database.ts";
import { newEmail, send } from "../testing/accounts.ts";

afterEach(() => void vi.restoreAllMocks());

/** Some seconds later than the next look at the disk is due. */
function passTime(): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => now() + diskLookEvery + 1_000);
}

const isFull = `
  create function public.no_room() returns trigger language plpgsql as
    $$ begin raise exception using errcode = '53100', message = 'could not extend file "base/5/1"'; end $$;
  create trigger no_room before insert on public.notes for each row execute function public.no_room();
  create trigger no_room before insert on private.pending_sign_ups for each row execute function public.no_room();`;

async function healthOf({ url }: DataServer) {
  const answer = await fetch(`${url}/healthz`);
  return { status: answer.status, retryAfter: answer.headers.get("retry-after") };
}

/** Settings of a role hold for connections that begin after them. */
async function endConnections(server: DataServer): Promise<void> {
  await server.owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'fabula_server'",
  );
}

async function setForServer(server: DataServer, setting: string): Promise<void> {
  const { rows } = await server.owner.query("select current_database() as name");
  await server.owner.query(`alter role fabula_server in database ${rows[0].name} ${setting}`);
  await endConnections(server);
}

test("a full disk is 503 with Retry-After and without a word of the inside, and nothing is kept", async () => {
  const server = await createDataServer();
  const user = await server.signUp();
  await server.owner.query(isFull);
  const written = await server.request("/notes", {
    method: "POST",
    headers: { authorization: `Bearer ${user.token}`, "content-type": "application/json" },
    body: '{"title":"a"}',
  });
  expect([written.status, written.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await written.text()).not.toContain("extend");
  const signedUp = await send(server, "POST", "/signup", { body: { email: newEmail(), password: "secret" } });
  expect([signedUp.status, signedUp.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(JSON.stringify(signedUp.body)).not.toContain("extend");
  expect((await server.owner.query("select from public.notes")).rowCount).toBe(0);
  expect(await server.mails()).toEqual([]);
});

test("want of memory or connections is 503 too", async () => {
  const server = await createDataServer();
  const user = await server.signUp();
  for (const code of ["53000", "53200", "53300", "53400"]) {
    await server.owner.query(isFull.replaceAll("53100", code).replaceAll("create ", "create or replace "));
    const { status, error } = await user.data.from("notes").insert({ title: code });
    expect([code, status, error?.code]).toEqual([code, 503, "PGRST000"]);
  }
  expect((await healthOf(server)).status).toBe(200);
});

test("the server is unhealthy for 10 s after a statement met a full disk, and no longer", async () => {
  const server = await createDataServer();
  const user = await server.signUp();
  expect(await healthOf(server)).toEqual({ status: 200, retryAfter: null });
  await server.owner.query(isFull);
  expect((await user.data.from("notes").insert({ title: "a" })).status).toBe(503);
  expect(await healthOf(server)).toEqual({ status: 503, retryAfter: "2" });
  passTime();
  expect(await healthOf(server)).toEqual({ status: 200, retryAfter: null });
});

test("a disk without room is noticed without anybody writing, and so is that there is room again", async () => {
  const server = await createDataServer();
  await setForServer(server, "set temp_file_limit = '8kB'");
  expect(await healthOf(server)).toEqual({ status: 503, retryAfter: "2" });
  await setForServer(server, "reset temp_file_limit");
  expect(await healthOf(server)).toEqual({ status: 200, retryAfter: null });
});

test("a database that only lets read is unhealthy", async () => {
  const server = await createDataServer();
  await setForServer(server, "set default_transaction_read_only = on");
  expect((await healthOf(server)).status).toBe(503);
});

test("the disk is looked at every 10 s, however often somebody asks, and many askers share one look", async () => {
  const server = await createDataServer();
  const query = vi.spyOn(server.database.pool, "query");
  await Promise.all(Array.from({ length: 20 }, () => healthOf(server)));
  for (let turn = 0; turn < 5; turn += 1) expect((await healthOf(server)).status).toBe(200);
  const looks = () => query.mock.calls.filter(([text]) => String(text).includes("work_mem")).length;
  expect(looks()).toBe(1);
  expect(query.mock.calls.length).toBeLessThan(20);
  passTime();
  expect((await healthOf(server)).status).toBe(200);
  expect(looks()).toBe(2);
});
