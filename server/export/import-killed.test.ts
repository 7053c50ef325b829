import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { GoTrueClient } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { eventually } from "../mail/testing/eventually.ts";
import { createPool } from "../testing/create-pool.ts";
import { createPicture } from "../testing/pictures.ts";
import { createPerson, sendCommand } from "../testing/send-command.ts";
import { startServerProcess } from "../testing/server-process.ts";
import { createSite, newSubdomain } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { everythingKept, exportOf, importBy, showPicture } from "./testing/exports.ts";

test("a server that is killed amid an import leaves nothing of it, and the same request makes the site afterwards", async () => {
  const origin = await createTestServer({ works: true });
  const owner = await createPerson(origin);
  const site = await createSite(origin, owner);
  const picture = await createPicture(origin, owner);
  await showPicture(origin, owner, site, picture);
  const zip = await exportOf(origin, owner, site);

  const server = await startServerProcess();
  const pool = createPool(await server.ownerUrl());
  try {
    const person = await createPerson(await asTestServer(server.url, server.dataDir, origin));
    const wanted = { site: randomUUID(), subdomain: newSubdomain() };
    const before = await everythingKept({ owner: pool });
    // The import comes as far as the picture, behind its site, and waits there.
    const holder = await pool.connect();
    await holder.query("begin");
    await holder.query("insert into pictures (id, file_name) values ($1, 'held')", [picture]);
    const cutOff = importBy(server, person, zip, wanted).catch(() => "cut off");
    await eventually(async () => {
      const waiting = await pool.query("select from pg_stat_activity where wait_event_type = 'Lock'");
      expect(waiting.rows.length).toBe(1);
    });
    server.kill("SIGKILL");
    expect(await cutOff).toBe("cut off");
    await holder.query("rollback");
    holder.release();
    await eventually(async () => expect(await everythingKept({ owner: pool })).toEqual(before));
    await pool.end();
    const again = await startServerProcess({ DATA_DIR: server.dataDir, PORT: String(server.port) });
    const made = await importBy(again, person, zip, wanted);
    expect([made.status, made.body.site]).toEqual([200, wanted.site]);
    expect(
      (await sendCommand({ ...origin, url: again.url }, person, "export-site", { site: wanted.site })).status,
    ).toBe(200);
  } finally {
    if (!pool.ended) await pool.end();
  }
}, 120_000);

/** What makes accounts on a server that runs elsewhere. */
async function asTestServer(url: string, dataDir: string, like: TestServer): Promise<TestServer> {
  const secretKey = (await readFile(join(dataDir, "secret-key"), "utf8")).trim();
  return {
    ...like,
    url,
    secretKey,
    client: (headers = {}) =>
      new GoTrueClient({ url: `${url}/auth/v1`, headers, persistSession: false, autoRefreshToken: false }),
  };
}
