import type pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { askExactly } from "../testing/ask-exactly.ts";
import { createPool } from "../testing/create-pool.ts";
import { publishSite } from "../testing/published-site.ts";
import { type ServerProcess, startServerProcess } from "../testing/server-process.ts";

const files = {
  "/": "<h1>Home of Weir</h1>",
  "/prices": "<h1>Prices of Weir</h1>",
  "/404": "<h1>No such page of Weir</h1>",
};

async function ownerOf(server: ServerProcess): Promise<pg.Pool> {
  const owner = createPool(await server.ownerUrl());
  onTestFinished(() => owner.end());
  return owner;
}

function ask(server: ServerProcess, subdomain: string, path = "/") {
  return askExactly(server.url + path, { host: `${subdomain}.localhost:${server.port}` });
}

test("nothing of the app answers on a site's host, and no site on the app's", async () => {
  const server = await startServerProcess();
  const { subdomain } = await publishSite(await ownerOf(server), files);
  expect((await ask(server, subdomain)).text).toBe(files["/"]);
  const ofApp = [
    "/auth",
    "/auth/v1/settings",
    "/auth/v1/health",
    "/rest/v1/",
    "/rest/v1/profiles",
    "/api/create-site",
    "/outbox",
    "/outbox?key=wrong",
    "/storage/v1/object",
    "/dashboard",
    "/dashboard/sites",
    "/admin",
    "/start",
    "/demos",
    "/favicon.svg",
    "/tls/ask?domain=a",
    `/${"a".repeat(9_000)}`,
  ];
  for (const path of ofApp) {
    const { status, text, headers } = await ask(server, subdomain, path);
    expect([path, status, text]).toEqual([path, 404, files["/404"]]);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["x-request-id"]).toBeUndefined();
  }
  expect((await ask(server, subdomain, "/healthz")).text).toBe('{"status":"ok"}');
  expect((await askExactly(`${server.url}/prices`)).text).not.toContain("Weir");
  expect((await askExactly(`${server.url}/`)).text).not.toContain("Weir");
  const question = `${server.url}/tls/ask?domain=${subdomain}.localhost`;
  expect((await askExactly(question)).status).toBe(200);
});

test("while the real database is killed or stands still, a site at hand is served on; others are told within 5 s", async () => {
  const server = await startServerProcess();
  const owner = await ownerOf(server);
  const { subdomain } = await publishSite(owner, files);
  const { subdomain: cold } = await publishSite(owner, files);
  expect((await ask(server, subdomain)).status).toBe(200);

  await server.killDatabase();
  let isBack = false;
  const coming = (async () => {
    while ((await fetch(`${server.url}/healthz`)).status !== 200);
    isBack = true;
  })();
  while (!isBack) expect((await ask(server, subdomain)).text).toBe(files["/"]);
  await coming;

  const frozen = await server.databaseProcesses();
  for (const pid of frozen) process.kill(pid, "SIGSTOP");
  try {
    const started = performance.now();
    const [waiting, ...served] = await Promise.all([
      ask(server, cold),
      ...Array.from({ length: 20 }, () => ask(server, subdomain)),
    ]);
    expect(waiting.status).toBe(503);
    expect(waiting.text).toContain("Hanging crooked.");
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(served.map(({ status }) => status)).toEqual(Array(20).fill(200));
  } finally {
    for (const pid of frozen) process.kill(pid, "SIGCONT");
  }
  await expect.poll(async () => (await ask(server, cold)).text, { timeout: 20_000 }).toBe(files["/"]);
}, 60_000);
