import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noLimits } from "../testing/accounts.ts";
import { type Person, sendCommand } from "../testing/send-command.ts";
import { createSiteWithMembers } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({ limits: noLimits, onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const ask = (person: Person | undefined, site: string, window: string, page = "/") =>
  sendCommand(server, person, "be-present", { site, window, page });

const present = async (site: string) =>
  (await server.owner.query("select count(*)::int as n from private.presence where site = $1", [site])).rows;

test("whoever works on a site hears who else does, on which page, and how far the draft has gone", async () => {
  const { site, owner, editor } = await createSiteWithMembers(server);
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
  expect((await ask(owner, site, first)).body).toEqual({ revision: 1, others: [] });
  const heard = await ask(editor, site, second, "/about");
  expect(heard.body.others).toEqual([{ name: expect.any(String), page: "/", isMe: false }]);
  await ask(owner, site, third, "/contact");
  expect((await ask(owner, site, first)).body.others).toEqual([
    { name: expect.any(String), page: "/contact", isMe: true },
    { name: expect.any(String), page: "/about", isMe: false },
  ]);
});

test("whoever is not heard of for half a minute is gone, and one person has five windows at most", async () => {
  const { site, owner, editor } = await createSiteWithMembers(server);
  await ask(owner, site, randomUUID());
  await server.owner.query("update private.presence set at = at - interval '31 seconds' where site = $1", [
    site,
  ]);
  expect((await ask(editor, site, randomUUID())).body.others).toEqual([]);
  for (let opened = 0; opened < 8; opened += 1) await ask(editor, site, randomUUID());
  expect(await present(site)).toEqual([{ n: 5 }]);
});

test("whoever leaves the site or may not sign in any more is not there", async () => {
  const { site, owner, editor } = await createSiteWithMembers(server);
  await ask(editor, site, randomUUID());
  await server.owner.query("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [
    editor.id,
  ]);
  expect((await ask(owner, site, randomUUID())).body.others).toEqual([]);
});

test.each(["viewer", "stranger", undefined] as const)("%s is told nothing, and is not there", async (who) => {
  const { site, owner, ...people } = await createSiteWithMembers(server);
  await ask(owner, site, randomUUID());
  const { status, body } = await ask(who && people[who], site, randomUUID());
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body).not.toHaveProperty("others");
  expect(await present(site)).toEqual([{ n: 1 }]);
});
