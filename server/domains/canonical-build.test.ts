import { afterAll, beforeAll, expect, test } from "vitest";
import { liveOf, makePublishable, publish } from "../testing/publishing.ts";
import { createPerson, sendCommand } from "../testing/send-command.ts";
import { createSite, newSubdomain } from "../testing/sites.ts";
import { createDomainScene, type DomainScene } from "./testing/domain-scene.ts";

let scene: DomainScene;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  scene = await createDomainScene({ works: true, onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

test("what is live says the address that the site is known by, from the moment that it is known by it", async () => {
  const [owner, rival] = [await createPerson(scene), await createPerson(scene)];
  const site = await createSite(scene, owner);
  const revision = await makePublishable(scene, owner, site);
  expect((await publish(scene, owner, site, revision)).state).toBe("done");
  const { host, token } = await scene.verified(owner, site);
  const originOf = async () => (await liveOf(scene, site)).origin;

  expect((await scene.canonical(owner, site, host)).status).toBe(200);
  expect(await originOf()).toBe(`http://${host}`);
  const subdomain = newSubdomain();
  const moved = await sendCommand(scene, owner, "move-site", {
    request: crypto.randomUUID(),
    site,
    subdomain,
  });
  expect([moved.status, await originOf()]).toEqual([200, `http://${host}`]);
  expect((await publish(scene, owner, site, revision)).report.address).toBe(`http://${host}/`);

  // Somebody else has bought the domain and proves it: the site goes on under its name.
  const other = await createSite(scene, rival);
  const { body } = await scene.add(rival, other, host);
  scene.point(host, (await scene.rowOf(other, host)).token);
  expect((await scene.check(rival, other, body.domain)).body.state).toBe("verified");
  await expect.poll(originOf).toBe(`http://${subdomain}.sites.example`);

  scene.point(host, token, "nothing");
  const { id: second, host: own } = await scene.verified(owner, site);
  await scene.canonical(owner, site, own);
  expect(await originOf()).toBe(`http://${own}`);
  expect((await scene.remove(owner, site, second)).status).toBe(200);
  expect(await originOf()).toBe(`http://${subdomain}.sites.example`);
});
