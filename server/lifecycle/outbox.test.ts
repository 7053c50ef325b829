import { existsSync } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { askExactly, type ExactAnswer } from "../testing/ask-exactly.ts";
import { runServerProcess, type ServerProcess, startServerProcess } from "../testing/server-process.ts";

const linkInBanner = /^ {2}Mails {2}(http:\/\/localhost:\d+)\/outbox\?key=([\w-]{43}) /m;

async function stop(server: ServerProcess): Promise<void> {
  server.kill("SIGTERM");
  await server.ended;
}

/** The key as the console shows it, once it does. */
async function printedKey(server: ServerProcess): Promise<string> {
  await expect.poll(server.output, { timeout: 20_000 }).toMatch(linkInBanner);
  return linkInBanner.exec(server.output())?.[2] ?? "";
}

/** What a browser with this key is answered under that name of the site. */
function ask(server: ServerProcess, path: string, host: string, key = ""): Promise<ExactAnswer> {
  return askExactly(server.url + path, { host, cookie: `outbox=${key}` });
}

test("the console's link opens the outbox, also after another start, and its key stands nowhere else", async () => {
  const first = await startServerProcess({ LOG_LEVEL: "debug" });
  const key = await printedKey(first);
  const file = join(first.dataDir, "outbox-key");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, "utf8")).toBe(`${key}\n`);
  const opened = await ask(first, `/outbox?key=${key}`, `localhost:${first.port}`);
  expect([opened.status, opened.headers.location]).toEqual([303, "/outbox"]);
  const wrong = await ask(first, "/outbox?key=wrong", `localhost:${first.port}`);
  expect(wrong.status).toBe(404);
  await stop(first);
  expect(first.output().split(key)).toHaveLength(2);
  const second = await startServerProcess({ DATA_DIR: first.dataDir });
  expect(await printedKey(second)).toBe(key);
  expect((await ask(second, "/outbox", `localhost:${second.port}`, key)).status).toBe(200);
});

test("a closed outbox is answered like an address that never was, to the last header", async () => {
  const server = await startServerProcess();
  const shapeOf = async (path: string, init?: RequestInit) => {
    const response = await fetch(server.url + path, init);
    const { date: _, ...headers } = Object.fromEntries(response.headers);
    return { status: response.status, headers, text: await response.text() };
  };
  for (const method of ["GET", "HEAD", "POST"]) {
    const unknown = await shapeOf("/nothing", { method });
    for (const path of ["/outbox", "/outbox/1", "/outbox?key=wrong", "/outbox/fonts/gloock.woff2"]) {
      expect([path, await shapeOf(path, { method })]).toEqual([path, unknown]);
    }
  }
});

test("a public site has an outbox only with OUTBOX=on, whoever comes with the right key", async () => {
  const local = await startServerProcess({ OUTBOX: "off" });
  await expect.poll(local.output).toContain("nobody gets them");
  const file = join(local.dataDir, "outbox-key");
  expect(existsSync(file)).toBe(false);
  const key = "a-key-from-an-earlier-start-of-this-server-";
  await writeFile(file, `${key}\n`);
  expect((await ask(local, "/outbox", `localhost:${local.port}`, key)).status).toBe(404);
  await stop(local);

  const site = { DATA_DIR: local.dataDir, SITE_URL: "https://fabula.example" };
  const closed = await startServerProcess(site);
  for (const host of ["fabula.example", `localhost:${closed.port}`]) {
    expect((await ask(closed, "/outbox", host, key)).status).toBe(404);
    expect((await ask(closed, `/outbox?key=${key}`, host)).status).toBe(404);
  }
  await expect.poll(closed.output).toContain("nobody gets them");
  await stop(closed);
  expect(closed.output()).not.toContain(key);

  const open = await startServerProcess({ ...site, OUTBOX: "on" });
  expect((await ask(open, "/outbox", "fabula.example", key)).status).toBe(200);
  expect((await ask(open, "/outbox", `localhost:${open.port}`, key)).status).toBe(404);
  await expect.poll(open.output).toContain(`https://fabula.example/outbox?key=${key} `);
});

test("a file that holds no key stops the start with one line that names it", async () => {
  const first = await startServerProcess();
  await stop(first);
  await writeFile(join(first.dataDir, "outbox-key"), "");
  const second = await runServerProcess({ DATA_DIR: first.dataDir });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Cannot start: ${join(first.dataDir, "outbox-key")} holds no key`);
});
