import { createHash, randomUUID } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createPerson, sendCommand } from "../testing/send-command.ts";
import { createSite } from "../testing/sites.ts";
import { createTestServer } from "../testing/test-server.ts";
import { unpack } from "./testing/exports.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** In bytes: what is held. The process's size also has what nobody holds and nobody has collected yet, as it happens. */
function memoryHeld(): number {
  collectGarbage();
  // What the first has found to be nobody's is counted off beside it; a second waits for that.
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test("an export with a thousand large files takes the memory of a small one, and holds nobody up; one that breaks off is no zip", async () => {
  const server = await createTestServer();
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const build = randomUUID();
  await server.owner.query(
    "insert into versions (site, number, document_hash, revision) values ($1, 1, sha256('{}'), 1)",
    [site],
  );
  await server.owner.query(
    "insert into private.builds (id, site, version, origin, renderer) values ($1, $2, 1, '', '')",
    [build, site],
  );
  const bytes = Buffer.alloc(400_000, "picture");
  const sha256 = createHash("sha256").update(bytes).digest();
  await server.owner.query("insert into private.blobs values ($1, 'identity', $2)", [sha256, bytes]);
  await server.owner.query(
    "insert into private.build_files select $1, '/media/' || n || '.avif', $2, 'image/avif', true from generate_series(1, 1000) as n",
    [build, sha256],
  );
  await server.owner.query("update sites set live_build = $2, live_revision = 1 where id = $1", [
    site,
    build,
  ]);
  const open = async () => {
    const { body } = await sendCommand(server, owner, "export-site", { site });
    return fetch(server.url + body.link);
  };

  const before = memoryHeld();
  let most = 0;
  // Others are served between two turns: counted, because how long a turn takes is the machine's affair too.
  let turns = 0;
  let watch = setImmediate(function turn() {
    turns += 1;
    watch = setImmediate(turn);
  });
  let size = 0;
  for await (const chunk of (await open()).body ?? []) {
    if (Math.floor(size / 20_000_000) < Math.floor((size + chunk.length) / 20_000_000))
      most = Math.max(most, memoryHeld() - before);
    size += chunk.length;
  }
  clearImmediate(watch);
  expect(size).toBeGreaterThan(400_000_000);
  expect(most).toBeLessThan(10_000_000);
  expect(turns).toBeGreaterThan(1000);

  const left = (await open()).body?.getReader();
  const first = await left?.read();
  await left?.cancel();
  await expect(unpack(Buffer.from(first?.value ?? []))).rejects.toThrow();
}, 120_000);
