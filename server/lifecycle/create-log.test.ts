import { expect, test, vi } from "vitest";
import { z } from "zod";
import { job } from "../jobs/job.ts";
import { startJobs } from "../jobs/start-jobs.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { createLog } from "./create-log.ts";

/** A statement that fails with a secret in its row, which PostgreSQL tells of all of. */
const failing = ({ owner }: TestServer) =>
  owner.query(
    `insert into private.studio_webhooks (id, url, events, secret)
     values (gen_random_uuid(), 'http://told.example', '{site.created}', 'whsec_of_somebody')`,
  );

test("what fails in the database is logged with where, and with nothing of the row that was in hand", async () => {
  const server = await createTestServer();
  const error: Error & { detail?: string } = await failing(server).catch((thrown) => thrown);
  expect(error.detail).toContain("whsec_of_somebody");
  const lines: string[] = [];
  const log = createLog({ logLevel: "error" }, { write: (line) => void lines.push(line) });
  log.error({ err: new AggregateError([error], "several", { cause: error }) }, "unexpected failure");
  const [line = ""] = lines;
  expect(line).not.toMatch(/whsec_of_somebody|told\.example/);
  const seen = { code: "23514", constraint: "studio_webhooks_url_check", table: "studio_webhooks" };
  expect(JSON.parse(line)).toMatchObject({
    msg: "unexpected failure",
    err: { type: "AggregateError", message: "several", cause: seen, errors: [seen] },
  });
  expect(JSON.parse(line).err.cause.stack).toContain("create-log.test");
  log.error({ err: "a line" }, "said");
  expect(JSON.parse(lines[1] ?? "")).toMatchObject({ err: "a line" });
});

test("beside a job that failed there is no more of it", async () => {
  const server = await createTestServer();
  const fails = job({
    name: "fails",
    data: z.object({}),
    retries: 0,
    retryAfter: 0,
    longest: 60,
    atOnce: 1,
    run: async () => void (await failing(server)),
  });
  const jobs = await startJobs({ database: server.database, log: server.commands.log }, [fails]);
  await jobs.work(server.commands);
  await server.database.typed.transaction().execute((transaction) => jobs.send(transaction, fails, {}));
  const kept = await vi.waitUntil(
    async () =>
      (await server.owner.query("select output from pgboss.job where name = 'fails' and state = 'failed'"))
        .rows[0]?.output,
    { timeout: 30_000 },
  );
  await jobs.stop(1_000);
  expect(JSON.stringify(kept)).not.toContain("whsec_of_somebody");
  expect(kept).toMatchObject({ code: "23514", constraint: "studio_webhooks_url_check" });
});
