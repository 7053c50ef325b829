import type pg from "pg";
import { expect, test } from "vitest";
import { askExactly } from "../testing/ask-exactly.ts";
import { askProcess } from "../testing/ask-process.ts";
import { publishSite } from "../testing/published-site.ts";
import { type ServerProcess, startServerProcess } from "../testing/server-process.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";

async function visit(server: ServerProcess, subdomain: string, visitor: number): Promise<void> {
  const { status } = await askExactly(`${server.url}/`, {
    host: `${subdomain}.localhost:${server.port}`,
    "user-agent": firefox,
    "x-forwarded-for": `10.4.0.${visitor}`,
  });
  expect(status).toBe(200);
}

async function countedOf(owner: pg.Pool, site: string) {
  const { rows } = await owner.query(
    "select coalesce(sum(count), 0)::int as visitors, coalesce(sum(views), 0)::int as views from visitors where site = $1",
    [site],
  );
  return rows[0];
}

test("what was counted before a server is killed stays, who came is known to the next one, and one that is stopped loses nothing", async () => {
  const first = await startServerProcess();
  const before = await askProcess(first);
  const { id, subdomain } = await publishSite(before.owner, { "/": "<h1>Home</h1>" });
  for (const visitor of [1, 2, 3]) await visit(first, subdomain, visitor);
  await expect
    .poll(() => countedOf(before.owner, id), { timeout: 20_000 })
    .toEqual({ visitors: 3, views: 3 });
  await visit(first, subdomain, 4); // this moment in memory alone
  first.kill("SIGKILL");
  await first.ended;

  const second = await startServerProcess({ DATA_DIR: first.dataDir, PORT: String(first.port) });
  const after = await askProcess(second);
  expect((await countedOf(after.owner, id)).views).toBeGreaterThanOrEqual(3);
  const { views } = await countedOf(after.owner, id);
  await visit(second, subdomain, 1);
  await visit(second, subdomain, 4);
  second.kill("SIGTERM");
  expect(await second.ended).toBe(0);

  const third = await startServerProcess({ DATA_DIR: first.dataDir, PORT: String(first.port) });
  const { owner } = await askProcess(third);
  expect(await countedOf(owner, id)).toEqual({ visitors: 4, views: views + 2 });
}, 120_000);
