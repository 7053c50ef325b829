import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { askExactly } from "../testing/ask-exactly.ts";
import { askProcess } from "../testing/ask-process.ts";
import { changePhone, liveOf, makePublishable, publish } from "../testing/publishing.ts";
import { createPerson, sendCommand } from "../testing/send-command.ts";
import { startServerProcess } from "../testing/server-process.ts";
import { createSite, newSubdomain } from "../testing/sites.ts";

/** How often visitors are to be answered with each version before the server is killed. */
const enough = 3;

test("a server killed while a site goes back and forth shows each visitor whole versions, and after the next start one of them", async () => {
  const first = await startServerProcess();
  const before = await askProcess(first);
  const person = await createPerson(before);
  const subdomain = newSubdomain();
  const site = await createSite(before, person, { subdomain });
  const host = `${subdomain}.localhost:${first.port}`;
  let revision = await makePublishable(before, person, site);
  const paths: string[] = [];
  /** What a visitor is answered who looks at one page after the other. */
  const look = async () => {
    const answers: string[] = [];
    for (const path of paths) answers.push((await askExactly(first.url + path, { host })).text);
    return answers;
  };
  const versions: string[][] = [];
  for (const phone of ["+49 30 5550141", "+49 30 5550142"]) {
    revision = await changePhone(before, person, site, revision, phone);
    expect((await publish(before, person, site, revision)).state).toBe("done");
    const { files } = await liveOf(before, site);
    paths.splice(0, paths.length, ...files.flatMap(({ path, policy }) => (policy === null ? [] : [path])));
    versions.push(await look());
  }

  const seen: [number, string][] = [];
  let isOver = false;
  const visitors = [1, 2, 3].map(async () => {
    while (!isOver) {
      for (const [index, path] of paths.entries()) {
        // While there is no server, nobody is answered.
        const answer = await askExactly(first.url + path, { host }).catch(() => undefined);
        if (answer) seen.push([index, answer.text]);
        else await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  });
  const of = (index: number, text: string) => versions.findIndex((pages) => pages[index] === text);
  const goBackAndForth = async () => {
    for (let version = 1; !isOver; version = 3 - version) {
      const input = { request: randomUUID(), site, version };
      const answer = await sendCommand(before, person, "roll-back-site", input).catch(() => undefined);
      if (!answer) return;
      expect(answer.status).toBe(200);
    }
  };
  const going = goBackAndForth();
  const counts = () =>
    [0, 1].map((version) => seen.filter(([index, text]) => of(index, text) === version).length);
  await expect.poll(() => Math.min(...counts()), { timeout: 30_000 }).toBeGreaterThan(enough * paths.length);
  first.kill("SIGKILL");
  await first.ended;
  await going;
  const second = await startServerProcess({ DATA_DIR: first.dataDir, PORT: String(first.port) });
  const after = await askProcess(second);
  const answered = seen.length;
  await expect.poll(() => seen.length, { timeout: 30_000 }).toBeGreaterThan(answered + paths.length);
  isOver = true;
  await Promise.all(visitors);

  expect(seen.filter(([index, text]) => of(index, text) === -1)).toEqual([]);
  const { version, files } = await liveOf(after, site);
  expect(await look()).toEqual(versions[(version ?? 0) - 1]);
  expect(files.filter(({ is_kept }) => !is_kept)).toEqual([]);
  const { rows } = await after.owner.query(
    "select count(*)::int as n from publishes where site = $1 and state <> 'done'",
    [site],
  );
  expect(rows).toEqual([{ n: 0 }]);
}, 180_000);
