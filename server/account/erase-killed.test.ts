import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { askProcess } from "../testing/ask-process.ts";
import { createPerson, sendCommand } from "../testing/send-command.ts";
import { startServerProcess } from "../testing/server-process.ts";
import type { AskedServer } from "../testing/test-server.ts";
import { endGrace, fillAccount, tablesWith } from "./testing/leaving-scene.ts";

/** Has the job done now, as its hour would. */
async function startErasing({ owner }: AskedServer): Promise<void> {
  await owner.query(
    "insert into pgboss.job (name, data, retry_limit, retry_delay) values ('erase-accounts', '{}', 2, 0)",
  );
}

const countOf = async ({ owner }: AskedServer, statement: string, value: string) =>
  (await owner.query<{ n: number }>(statement, [value])).rows[0]?.n;

const sitesOf = (server: AskedServer, account: string) =>
  countOf(server, "select count(*)::int as n from sites where owner = $1", account);

test.each([
  ["its sites", "sites"],
  ["its place on others' sites", "site_members"],
  ["the account itself", "auth.users"],
])(
  "a server that is killed while it erases %s leaves an account that another one erases, and tells of it once",
  async (_, table) => {
    const first = await startServerProcess();
    const before = await askProcess(first);
    const [person, host] = [await createPerson(before), await createPerson(before)];
    const { theirs } = await fillAccount(before, { person, host, guest: "guest@example.com" }, 4);
    const { token, email, password } = person;
    await sendCommand(before, { token }, "delete-account", { request: randomUUID(), email, password });
    await endGrace(before, person);
    // Each row of it goes as slowly as it takes to be killed meanwhile.
    await before.owner.query(
      "create function wait() returns trigger language plpgsql as $$ begin perform pg_sleep(0.4); return old; end $$",
    );
    await before.owner.query(
      `create trigger wait before delete on ${table} for each row execute function wait()`,
    );
    await startErasing(before);
    const isBusy = async () =>
      countOf(
        before,
        "select count(*)::int as n from pg_stat_activity where wait_event = 'PgSleep' and query like $1",
        "%delete%",
      );
    await expect.poll(isBusy, { interval: 20, timeout: 20_000 }).toBeGreaterThan(0);
    first.kill("SIGKILL");
    await first.ended;

    const second = await startServerProcess({ DATA_DIR: first.dataDir, PORT: String(first.port) });
    const after = await askProcess(second);
    expect((await after.owner.query("select from auth.users where id = $1", [person.id])).rowCount).toBe(1);
    await startErasing(after);
    const left = () => countOf(after, "select count(*)::int as n from auth.users where id = $1", person.id);
    await expect.poll(left, { timeout: 30_000 }).toBe(0);
    expect(await sitesOf(after, person.id)).toBe(0);
    const { rows } = await after.owner.query("select id from sites");
    expect(rows).toEqual([{ id: theirs }]);
    expect(await tablesWith(after, [email])).toEqual({ "private.mail_queue": 1 });
    const acts = await after.owner.query(
      "select act from private.audit where act in ('erase-account', 'remove-member') order by act",
    );
    expect(acts.rows).toEqual([{ act: "erase-account" }, { act: "remove-member" }]);
  },
  120_000,
);
