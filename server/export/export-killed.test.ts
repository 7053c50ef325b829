import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { askProcess } from "../testing/ask-process.ts";
import { liveOf, makePublishable, publish } from "../testing/publishing.ts";
import { createPerson, sendCommand } from "../testing/send-command.ts";
import { startServerProcess } from "../testing/server-process.ts";
import { createSite } from "../testing/sites.ts";
import { createTestFolder } from "../testing/test-folder.ts";
import { staticPath } from "./static-path.ts";
import { everythingKept, exportOf, unpack } from "./testing/exports.ts";

test("a server killed amid an export leaves nothing of it but a zip without its end, and the next export is whole", async () => {
  const folder = await createTestFolder();
  const first = await startServerProcess({ TMPDIR: folder });
  const before = await askProcess(first);
  const person = await createPerson(before);
  const site = await createSite(before, person);
  const revision = await makePublishable(before, person, site);
  expect((await publish(before, person, site, revision)).state).toBe("done");
  const noise = randomBytes(40_000_000);
  await before.owner.query("insert into private.blobs values (sha256($1), 'identity', $1)", [noise]);
  await before.owner.query(
    `insert into private.build_files select live_build, '/media/noise.avif', sha256($2), 'image/avif', true
     from sites where id = $1`,
    [site, noise],
  );
  const { body } = await sendCommand(before, person, "export-site", { site });
  const link = String(body.link);
  const all = await everythingKept(before);

  // Of so much no connection holds all that the client has not taken yet.
  const response = await fetch(first.url + link);
  const left = response.body?.getReader();
  expect([response.status, (await left?.read())?.done]).toEqual([200, false]);
  first.kill("SIGKILL");
  await first.ended;
  const takeAll = async () => {
    while (!(await left?.read())?.done);
  };
  await expect(takeAll()).rejects.toThrow("terminated");
  expect(await readdir(folder)).toEqual([]);

  const second = await startServerProcess({ DATA_DIR: first.dataDir, TMPDIR: folder });
  const after = await askProcess(second);
  expect(await everythingKept(after)).toEqual(all);
  expect((await after.owner.query("select from private.export_links")).rowCount).toBe(0);
  const again = await fetch(second.url + link);
  expect([again.status, await again.text()]).toEqual([
    404,
    expect.stringContaining("Ask for the export once more"),
  ]);
  const files = await unpack(await exportOf(after, person, site));
  const live = (await liveOf(after, site)).files.map(({ path }) => `site/${staticPath(path)}`);
  expect([...files.keys()]).toEqual(expect.arrayContaining([...live, "site.json", "messages.csv"]));
  expect(await everythingKept(after)).toEqual(all);
  expect(await readdir(folder)).toEqual([]);
}, 120_000);
