import { expect, test } from "vitest";
import { createPerson } from "../testing/send-command.ts";
import { createSite } from "../testing/sites.ts";
import { checkDomains } from "./check-domains.job.ts";
import { mostMisses, pauseOfKnown, pauseOfWaiting } from "./next-check.ts";
import { createDomainScene, here, newHost } from "./testing/domain-scene.ts";

const minute = 60;

test("the longer a domain waits the less it is looked at, for a week; one that is known each day", () => {
  const pauses = Array.from({ length: mostMisses - 1 }, (_, index) => pauseOfWaiting(index + 1));
  expect(pauses[0]).toBe(minute);
  expect(pauses.toSorted((one, other) => one - other)).toEqual(pauses);
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / (24 * 60 * minute);
  expect(days).toBeGreaterThan(5);
  expect(days).toBeLessThan(9);
  expect([pauseOfKnown(0), pauseOfKnown(1), pauseOfKnown(25)]).toEqual([86_400, 3_600, 86_400]);
});

test("a claim is looked at by itself, again and again, until it is given up; whoever asks then begins anew", async () => {
  const scene = await createDomainScene({ works: true });
  const owner = await createPerson(scene);
  const site = await createSite(scene, owner);
  const host = newHost();
  const { body } = await scene.add(owner, site, host);
  await expect.poll(async () => (await scene.rowOf(site, host)).problem).toBe("no_txt");
  const dueAgain = (misses: number) =>
    scene.owner.query("update domains set misses = $2, check_at = now() where host = $1", [host, misses]);
  const run = () => checkDomains.run({}, scene.commands, AbortSignal.timeout(60_000));
  await dueAgain(1);
  await run();
  const again = await scene.rowOf(site, host);
  expect([again.state, again.misses]).toEqual(["waiting", 2]);
  expect(again.check_at?.getTime()).toBeGreaterThan(Date.now());
  await run();
  expect((await scene.rowOf(site, host)).misses).toBe(2);
  await dueAgain(mostMisses - 1);
  await run();
  expect(await scene.rowOf(site, host)).toMatchObject({ state: "failed", problem: "no_txt", check_at: null });
  scene.point(host, again.token);
  await run();
  expect((await scene.rowOf(site, host)).state).toBe("failed");
  expect((await scene.check(owner, site, body.domain)).body.state).toBe("verified");
  scene.dns.zone.set(host, { addresses: ["198.51.100.9"] });
  await dueAgain(0);
  await run();
  expect((await scene.rowOf(site, host)).state).toBe("lost");
  scene.dns.zone.set(host, { addresses: [here] });
  await dueAgain(1);
  await run();
  expect(await scene.rowOf(site, host)).toMatchObject({ state: "verified", misses: 0 });
});
