import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noLimits } from "../testing/accounts.ts";
import { sendCommand } from "../testing/send-command.ts";
import { createSiteWithMembers } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { tellComments } from "./tell-comments.ts";
import {
  type Answer,
  cookieOf,
  createLink,
  type PreviewHost,
  startPreviewHost,
} from "./testing/preview-scene.ts";

let server: TestServer;
let host: PreviewHost;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const onFinished = (cleanUp: () => Promise<void>) => void cleanUps.push(cleanUp);
  server = await createTestServer({
    limits: noLimits,
    environment: { SITES_HOST: "sites.test" },
    onFinished,
  });
  const plenty = { points: 10_000, seconds: 60 };
  host = await startPreviewHost(server, onFinished, {
    limits: { "preview-open": plenty, "preview-comment": { points: 12, seconds: 60 } },
  });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

/** A site with its members, and somebody who has opened a link of it. */
async function createScene(overrides: Record<string, unknown> = {}) {
  const { site, ...people } = await createSiteWithMembers(server);
  const { rows } = await server.owner.query("select subdomain from sites where id = $1", [site]);
  const name = `${rows[0].subdomain}--preview`;
  const { preview, secret } = await createLink(server, people.owner, site, overrides);
  const cookie = cookieOf(await host.ask(name, `/-/preview/${secret}`));
  const form = await host.ask(name, "/-/comment?page=/", { cookie });
  const [section = ""] = /section-\w+|(?<=option value=")[a-z]\w+/.exec(form.text) ?? [];
  const send = (more: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<Answer> =>
    host.ask(name, "/-/comment", {
      cookie,
      headers,
      form: { page: "/", section, name: "Ada", text: "Could this be larger?", ...more },
    });
  return { site, ...people, name, preview, cookie, form, section, send };
}

async function commentsOf(site: string) {
  const { rows } = await server.owner.query("select * from comments where site = $1 order by at", [site]);
  return rows;
}

test("a comment is kept as text with its section, and its writer says who they are once", async () => {
  const { site, name, cookie, form, section, preview, send } = await createScene();
  expect(form.status).toBe(200);
  expect(section).not.toBe("");
  const text = "<b>Larger</b>\r\n& bolder";
  const answer = await send({ text });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/-/comment/thanks?page=%2F"]);
  expect(await commentsOf(site)).toMatchObject([
    { page: "/", name: "Ada", text: "<b>Larger</b>\n& bolder", link: preview, resolved_at: null },
  ]);
  const [{ section: key, heading }] = await commentsOf(site);
  const { rows } = await server.owner.query(
    "select document -> 'pages' -> '/' -> 'sections' ? $2 as there from (select document::jsonb from drafts where site = $1) as one",
    [site, key],
  );
  expect(rows).toEqual([{ there: true }]);
  expect(heading).not.toBe("");
  expect((await host.ask(name, "/-/comment?page=/", { cookie })).text).toContain('value="Ada"');
  for (const elsewhere of ["//evil.test", "/%5Cevil.test", "/%09/evil.test", "/%0A/evil.test"]) {
    const { text } = await host.ask(name, `/-/comment/thanks?page=${elsewhere}`, { cookie });
    expect([elsewhere, text.includes('href="/"')]).toEqual([elsewhere, true]);
  }
});

test("what is no comment is refused, says why, and is kept nowhere", async () => {
  const { site, send, name, cookie } = await createScene();
  const json = { accept: "application/json" };
  for (const [more, headers, status] of [
    [{ text: " " }, {}, 400],
    [{ name: "" }, {}, 400],
    [{ text: "x".repeat(2_001) }, {}, 400],
    [{ name: "x".repeat(61) }, json, 400],
    [{ section: "nowhere" }, {}, 409],
    [{ page: "/nowhere" }, json, 409],
    [{}, { "sec-fetch-site": "same-site" }, 403],
    [{}, { "sec-fetch-site": "cross-site" }, 403],
    [{}, { "sec-fetch-site": "same-origin", origin: "https://evil.test" }, 403],
    [{}, { "content-type": "text/plain" }, 400],
  ] as const) {
    const answer = await send(more, headers);
    expect([more, headers, answer.status]).toEqual([more, headers, status]);
  }
  const kept = await send({ text: "x".repeat(2_001) });
  expect(kept.text).toContain("2,000 characters");
  expect((await send({ "web-site": "https://spam.test" })).status).toBe(303);
  expect((await host.ask(name, "/-/comment", { form: { text: "x" } })).status).toBe(404);
  expect(await commentsOf(site)).toEqual([]);
  expect((await host.ask(name, "/-/comment?page=/nowhere", { cookie })).status).toBe(404);
});

test("a link for looking takes no comments, and one that has ended meanwhile neither", async () => {
  const looking = await createScene({ mayComment: false });
  expect(looking.form.status).toBe(403);
  expect((await looking.send()).status).toBe(403);
  const { site, owner, preview, send } = await createScene();
  await sendCommand(server, owner, "revoke-preview", { request: randomUUID(), site, preview });
  expect((await send()).status).toBe(410);
  expect([...(await commentsOf(site)), ...(await commentsOf(looking.site))]).toEqual([]);
});

test("the same twice is one, many are too many, and a full site says so", async () => {
  const { site, send } = await createScene();
  expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([303, 303]);
  expect(await commentsOf(site)).toHaveLength(1);
  await server.owner.query(
    `insert into comments (site, page, section, heading, name, text)
     select $1, '/', '', '', 'Ada', 'One ' || n from generate_series(1, 499) as n`,
    [site],
  );
  expect((await send({ text: "One more" })).status).toBe(409);
  await server.owner.query("update comments set resolved_at = now() where site = $1 and text = 'One 1'", [
    site,
  ]);
  expect((await send({ text: "One more" })).status).toBe(303);
  const statuses: number[] = [];
  for (let count = 0; count < 9; count += 1) statuses.push((await send({ text: `More ${count}` })).status);
  expect(statuses.at(-1)).toBe(429);
  const { rows } = await server.owner.query(
    "select count(*)::int as n from comments where site = $1 and resolved_at is null",
    [site],
  );
  expect(rows).toEqual([{ n: 500 }]);
});

test("owner and editors are mailed once an hour what is new, however many servers look", async () => {
  const { site, send, owner, editor } = await createScene();
  await send({ text: "First" });
  await send({ text: "Second" });
  const told = async () => {
    await Promise.all([tellComments(server.commands), tellComments(server.commands)]);
    return (await server.mails()).flatMap((mail) =>
      mail.kind === "site-comments" && mail.link.includes(site)
        ? [[mail.to, mail.comments.map(({ text }) => text)]]
        : [],
    );
  };
  const first = [owner, editor].map(({ email }) => [email, ["First", "Second"]]);
  expect((await told()).sort()).toEqual([...first].sort());
  await send({ text: "Third" });
  expect(await told()).toHaveLength(2);
  await server.owner.query("update comments set at = at - interval '1 hour' where site = $1", [site]);
  await server.owner.query(
    "update private.comment_mails set told_at = told_at - interval '1 hour' where site = $1",
    [site],
  );
  expect((await told()).slice(2).sort()).toEqual(
    [owner, editor].map(({ email }) => [email, ["Third"]]).sort(),
  );
  expect(await told()).toHaveLength(4);
});

test("what is resolved before its mail goes out is not told, nor is whoever may not sign in", async () => {
  const { site, send, owner, editor } = await createScene();
  await send();
  const [{ id: comment }] = await commentsOf(site);
  await sendCommand(server, owner, "resolve-comment", { request: randomUUID(), site, comment });
  expect(await commentsOf(site)).toMatchObject([{ resolved_by: owner.id }]);
  await tellComments(server.commands);
  const mails = async () =>
    (await server.mails()).filter((mail) => mail.kind === "site-comments" && mail.link.includes(site));
  expect(await mails()).toEqual([]);
  await sendCommand(server, owner, "reopen-comment", { request: randomUUID(), site, comment });
  expect(await commentsOf(site)).toMatchObject([{ resolved_by: null, resolved_at: null }]);
  await server.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    editor.id,
  ]);
  await tellComments(server.commands);
  expect((await mails()).map(({ to }) => to)).toEqual([owner.email]);
});

test("of a site whose owner leaves nobody is told of comments, until the owner is back", async () => {
  const { site, send, owner, editor } = await createScene();
  await send();
  const told = async () => {
    await tellComments(server.commands);
    const mails = (await server.mails()).filter(
      (mail) => mail.kind === "site-comments" && mail.link.includes(site),
    );
    return mails.map(({ to }) => to).toSorted();
  };
  await server.owner.query(
    "update profiles set leaving_since = now(), leaves_at = now() + interval '30 days' where user_id = $1",
    [owner.id],
  );
  expect(await told()).toEqual([]);
  await server.owner.query("update profiles set leaving_since = null, leaves_at = null where user_id = $1", [
    owner.id,
  ]);
  expect(await told()).toEqual([owner.email, editor.email].toSorted());
});
