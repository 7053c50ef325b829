import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findFreePort } from "../find-free-port.ts";
import { runServerProcess, startServerProcess } from "../testing/server-process.ts";
import { createTestFolder } from "../testing/test-folder.ts";

test("a wrong value in the environment stops the start with one line that names it, and nothing is written", async () => {
  const dataDir = join(await createTestFolder(), "data");
  const server = await runServerProcess({ DATA_DIR: dataDir, SMTP_URL: "mail.test" });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^Cannot start: SMTP_URL must look like .+\n$/);
  expect(existsSync(dataDir)).toBe(false);
});

test("a taken port stops the start with one line that names it, and the database again", async () => {
  const port = await findFreePort();
  const holder = createServer().listen(port, "127.0.0.1");
  await once(holder, "listening");
  const server = await runServerProcess({ PORT: String(port) });
  expect(await server.ended).toBe(1);
  holder.close();
  expect(server.output()).toContain(`Cannot start: port ${port} is taken`);
  expect(server.output()).toContain("PORT=");
  expect(await server.databaseProcesses()).toEqual([]);
});

test("an address of another machine as HOST stops the start with one line", async () => {
  const server = await runServerProcess({ HOST: "192.0.2.1" });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^Cannot start: HOST 192\.0\.2\.1 .+$/m);
});

test("a file where DATA_DIR should be stops the start with one line, and stays", async () => {
  const file = join(await createTestFolder(), "data");
  await writeFile(file, "precious");
  const server = await runServerProcess({ DATA_DIR: file });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(
    `Cannot start: DATA_DIR ${file} cannot be used: there is a file in its place\n`,
  );
});

test("a DATA_DIR that cannot be made stops the start with one line", async () => {
  const server = await runServerProcess({ DATA_DIR: "/proc/fabula" });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^Cannot start: DATA_DIR \/proc\/fabula cannot be used: .+\n$/);
});

test("files of another PostgreSQL stop the start with one line", async () => {
  const folder = await createTestFolder();
  await mkdir(join(folder, "cluster"));
  await writeFile(join(folder, "cluster/PG_VERSION"), "15\n");
  const server = await runServerProcess({ DATA_DIR: folder });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^Cannot start: .+ was written by PostgreSQL 15, .+\n$/);
});

test("a database that does not answer stops the start with one line without its password", async () => {
  const port = await findFreePort();
  const server = await runServerProcess({ DATABASE_URL: `postgres://owner:secret@127.0.0.1:${port}/fabula` });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(
    new RegExp(`^Cannot start: .*127\\.0\\.0\\.1:${port}/fabula.*ECONNREFUSED.*\n$`),
  );
  expect(server.output()).not.toContain("secret");
});

test("a second start on one DATA_DIR names the process that holds it; the first goes on", async () => {
  const first = await startServerProcess();
  const second = await runServerProcess({ DATA_DIR: first.dataDir });
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(
    new RegExp(
      `^Cannot start: DATA_DIR ${first.dataDir} is in use by process ${first.pid}, running since .+\n$`,
    ),
  );
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
});

test("of two first starts at once on one DATA_DIR one serves and the other says so", async () => {
  const dataDir = join(await createTestFolder(), "data");
  const servers = await Promise.all([
    runServerProcess({ DATA_DIR: dataDir }),
    runServerProcess({ DATA_DIR: dataDir }),
  ]);
  const loser = await Promise.race(servers.map(async (server) => server.ended.then(() => server)));
  const winner = servers.find((server) => server !== loser);
  expect(await loser.ended).toBe(1);
  expect(loser.output()).toContain("is in use by");
  await expect.poll(() => winner?.output(), { timeout: 20_000 }).toContain("is ready");
});
