import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { HashQueueFullError } from "../auth/password/hash-password.ts";
import { inlineHash } from "../http/security-headers.ts";
import { noLimits } from "../testing/accounts.ts";
import { acceptAll, changePhone, publish } from "../testing/publishing.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createSite, newSubdomain } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { previewPasswords } from "./passwords.ts";
import { cookieOf, createLink, type PreviewHost, startPreviewHost } from "./testing/preview-scene.ts";

let server: TestServer;
let host: PreviewHost;
const cleanUps: (() => Promise<void>)[] = [];
const lines: string[] = [];

beforeAll(async () => {
  const onFinished = (cleanUp: () => Promise<void>) => void cleanUps.push(cleanUp);
  server = await createTestServer({
    limits: noLimits,
    works: true,
    environment: { SITES_HOST: "sites.test" },
    onFinished,
  });
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  const plenty = { points: 10_000, seconds: 60 };
  host = await startPreviewHost(server, onFinished, {
    log,
    limits: { "preview-open": plenty, "preview-password-by-network": { points: 3, seconds: 60 } },
  });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

/** A site with a link of it; `name` is that of its previews' host. */
async function createScene(link: Record<string, unknown> = {}) {
  const owner = await createPerson(server);
  const subdomain = newSubdomain();
  const site = await createSite(server, owner, { subdomain });
  return {
    owner,
    site,
    subdomain,
    name: `${subdomain}--preview`,
    ...(await createLink(server, owner, site, link)),
  };
}

/** Opens a link as a browser does, and gives its cookie. */
async function open(name: string, secret: string): Promise<string> {
  const answer = await host.ask(name, `/-/preview/${secret}`);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
  const cookie = cookieOf(answer);
  if (!cookie) throw new Error("no cookie was set");
  return cookie;
}

const save = (owner: Person, site: string, revision: number, value: string) =>
  changePhone(server, owner, site, revision, value);

test("a link opens the draft in one browser, and says to nobody where it was", async () => {
  const { name, secret } = await createScene();
  const opened = await host.ask(name, `/-/preview/${secret}`);
  expect(opened.headers.get("set-cookie")).toMatch(
    /^preview=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
  );
  expect(opened.headers.get("referrer-policy")).toBe("no-referrer");
  const cookie = cookieOf(opened);
  const page = await host.ask(name, "/", { cookie });
  expect(page.status).toBe(200);
  expect(page.text).toContain("Preview of Weir &amp; Sons");
  expect(page.text).toContain("Draft as of ");
  expect(page.text).not.toContain(secret);
  expect(page.headers.get("x-robots-tag")).toContain("noindex");
  expect(page.headers.get("cache-control")).toBe("private, no-store");
  expect((await host.ask(name, "/robots.txt")).text).toContain("Disallow: /");
  const again = await host.ask(name, `/-/preview/${secret}`, { cookie: cookie ?? "" });
  expect([again.status, again.headers.has("set-cookie")]).toEqual([303, false]);
});

test("the bar's style and script are in the page's policy, and no more is than that", async () => {
  const { owner, site, name, secret } = await createScene();
  const page = await host.ask(name, "/", { cookie: await open(name, secret) });
  const policy = page.headers.get("content-security-policy") ?? "";
  const styles = [...page.text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text);
  const scripts = [...page.text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);
  for (const text of [...styles, ...scripts]) expect(policy).toContain(inlineHash(text));
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(Buffer.byteLength(scripts.at(-1) ?? "")).toBeLessThan(6 * 1024);
  const looking = await createLink(server, owner, site, { mayComment: false });
  const plain = await host.ask(name, "/", { cookie: await open(name, looking.secret) });
  expect(plain.text).not.toContain("data-close");
  expect(plain.headers.get("content-security-policy")).not.toContain(inlineHash(scripts.at(-1) ?? ""));
});

test("without the cookie, with that of another site's link, or on another host there is nothing", async () => {
  const [one, other] = await Promise.all([createScene(), createScene()]);
  const cookie = await open(other.name, other.secret);
  const closed = await host.ask(one.name, "/");
  for (const [name, asking] of [
    [one.name, {}],
    [one.name, { cookie }],
    [one.name, { cookie: "preview=short" }],
    [`${newSubdomain()}--preview`, { cookie }],
  ] as const) {
    const answer = await host.ask(name, "/", asking);
    expect([answer.status, answer.text]).toEqual([404, closed.text]);
  }
  expect(closed.text).not.toContain("Weir");
  const own = await open(one.name, one.secret);
  for (const path of ["/", `/-/preview/${one.secret}`, "/robots.txt"]) {
    const live = await host.ask(one.subdomain, path, { cookie: own });
    expect([live.status, live.text.includes("Preview of")]).toEqual([404, false]);
  }
  expect((await host.ask(other.name, `/-/preview/${one.secret}`)).status).toBe(404);
  for (const path of ["/api/create-site", "/auth/v1/token", "/dashboard/sites"])
    expect((await host.ask(one.name, path, { cookie: own })).text).not.toContain("the app");
});

test("a link that is revoked while it is open shows nothing more, and neither does one that has expired", async () => {
  const { owner, site, name, secret, preview } = await createScene();
  const cookie = await open(name, secret);
  await sendCommand(server, owner, "revoke-preview", { request: randomUUID(), site, preview });
  for (const path of ["/", `/-/preview/${secret}`, "/-/comment"])
    expect((await host.ask(name, path, { cookie })).status).toBe(410);
  const second = await createLink(server, owner, site);
  const still = await open(name, second.secret);
  await server.owner.query("update preview_links set expires_at = now() where id = $1", [second.preview]);
  expect((await host.ask(name, "/", { cookie: still })).status).toBe(410);
  const ended = await host.ask(name, `/-/preview/${second.secret}`);
  expect([ended.status, ended.text.includes("Weir")]).toEqual([410, false]);
});

test("a site in the trash, or of an account that may not sign in, is not previewed", async () => {
  const { owner, site, name, secret } = await createScene();
  const cookie = await open(name, secret);
  await server.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    owner.id,
  ]);
  expect((await host.ask(name, "/", { cookie })).status).toBe(503);
  await server.owner.query("update auth.users set banned_until = null where id = $1", [owner.id]);
  await server.owner.query(
    "update profiles set leaving_since = now(), leaves_at = now() + interval '30 days' where user_id = $1",
    [owner.id],
  );
  expect((await host.ask(name, "/", { cookie })).status).toBe(503);
  expect((await host.ask(name, `/-/preview/${secret}`)).status).toBe(503);
  await server.owner.query("update profiles set leaving_since = null, leaves_at = null where user_id = $1", [
    owner.id,
  ]);
  expect((await host.ask(name, "/", { cookie })).status).toBe(200);
  await server.owner.query("update sites set trashed_at = now() where id = $1", [site]);
  expect((await host.ask(name, "/", { cookie })).status).toBe(410);
});

test("a link ends with the account of who made it, while it may not sign in and when it is gone", async () => {
  const { site, name, secret } = await createScene();
  const editor = await createPerson(server);
  await server.owner.query("insert into site_members values ($1, $2, 'editor')", [site, editor.id]);
  const theirs = await createLink(server, editor, site);
  const own = await open(name, secret);
  const cookie = await open(name, theirs.secret);
  const asked = async (with_: string) => (await host.ask(name, "/", { cookie: with_ })).status;
  const closed = async () => {
    const opening = await host.ask(name, `/-/preview/${theirs.secret}`);
    return [await asked(cookie), opening.status, await asked(own)];
  };
  await server.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    editor.id,
  ]);
  expect(await closed()).toEqual([410, 410, 200]);
  await server.owner.query("update auth.users set banned_until = null where id = $1", [editor.id]);
  expect(await asked(cookie)).toBe(200);
  await server.owner.query("delete from auth.users where id = $1", [editor.id]);
  expect(await closed()).toEqual([410, 410, 200]);
});

test("a password is asked for, and guessing comes to an end", async () => {
  const { name, secret } = await createScene({ password: "open sesame" });
  const asked = await host.ask(name, `/-/preview/${secret}`);
  expect([asked.status, asked.headers.has("set-cookie")]).toEqual([200, false]);
  expect(asked.text).not.toContain("Weir");
  const wrong = await host.ask(name, `/-/preview/${secret}`, { form: { password: "open barley" } });
  expect([wrong.status, wrong.headers.has("set-cookie")]).toEqual([403, false]);
  const right = await host.ask(name, `/-/preview/${secret}`, { form: { password: "open sesame" } });
  const cookie = cookieOf(right);
  expect((await host.ask(name, "/", { cookie })).status).toBe(200);
  const statuses: number[] = [];
  for (const guess of ["one", "two", "open sesame"])
    statuses.push((await host.ask(name, `/-/preview/${secret}`, { form: { password: guess } })).status);
  expect(statuses).toEqual([403, 429, 429]);
});

test("whoever gives a password while too many wait is asked to come back, and nothing is broken", async () => {
  const { name, secret } = await createScene({ password: "open sesame" });
  const verify = vi.spyOn(previewPasswords, "verify").mockRejectedValueOnce(new HashQueueFullError());
  const written = lines.length;
  const answer = await host.ask(name, `/-/preview/${secret}`, { form: { password: "open sesame" } });
  verify.mockRestore();
  expect([answer.status, answer.headers.has("set-cookie")]).toEqual([503, false]);
  expect(lines.slice(written).join("")).not.toContain("unexpected");
});

test("the draft is shown as it is now, a version as it was, and neither changes what visitors see", async () => {
  const { owner, site, subdomain, name, secret } = await createScene();
  await acceptAll(server, owner, site);
  await publish(server, owner, site, 1);
  const live = await host.ask(subdomain, "/");
  expect([live.status, live.text.includes("data-preview-bar")]).toEqual([200, false]);
  const cookie = await open(name, secret);
  expect((await host.ask(name, "/", { cookie })).text).toContain("901820");
  const { rows: before } = await server.owner.query("select live_build from sites where id = $1", [site]);
  await save(owner, site, 1, "+49 30 555 0199");
  await expect.poll(async () => (await host.ask(name, "/", { cookie })).text).toContain("555");
  const version = await createLink(server, owner, site, { version: 1 });
  const old = await host.ask(name, "/", { cookie: await open(name, version.secret) });
  expect(old.text).toContain("Version 1 of ");
  expect(old.text).toContain("901820");
  expect((await host.ask(subdomain, "/")).text).toBe(live.text);
  const { rows: after } = await server.owner.query("select live_build from sites where id = $1", [site]);
  expect(after).toEqual(before);
});

test("files of a preview are for whoever has its link, pages that there are not say so below the bar", async () => {
  const { name, secret } = await createScene();
  const cookie = await open(name, secret);
  const page = await host.ask(name, "/", { cookie });
  const font = /href="?(\/fonts\/[^"\s>]+)/.exec(page.text)?.[1] ?? "";
  const served = await host.ask(name, font, { cookie });
  expect([served.status, served.headers.get("cache-control")]).toEqual([
    200,
    "private, max-age=31536000, immutable",
  ]);
  expect((await host.ask(name, font)).status).toBe(404);
  const missing = await host.ask(name, "/nowhere", { cookie });
  expect([missing.status, missing.text.includes("data-preview-bar")]).toEqual([404, true]);
  expect((await host.ask(name, "/", { cookie, method: "DELETE" })).status).toBe(405);
});

test("a preview's forms send nothing, and say so", async () => {
  const { site, name, secret } = await createScene();
  const cookie = await open(name, secret);
  const answer = await host.ask(name, "/-/messages", { cookie, form: { "sent-from": "/contact#write" } });
  expect([answer.status, answer.text.includes("send nothing")]).toEqual([409, true]);
  const { rows } = await server.owner.query("select from messages where site = $1", [site]);
  expect(rows).toEqual([]);
});

test("a certificate may be asked for a preview's host while a link of it is open", async () => {
  const { owner, site, name, preview } = await createScene();
  const ask = async (domain: string) => (await host.ask("", `/tls/ask?domain=${domain}`)).status;
  expect(await ask(`${name}.sites.test`)).toBe(200);
  expect(await ask(`${newSubdomain()}--preview.sites.test`)).toBe(404);
  await sendCommand(server, owner, "revoke-preview", { request: randomUUID(), site, preview });
  expect(await ask(`${name}.sites.test`)).toBe(404);
});

test("no secret stands in what the server wrote down of all this", () => {
  expect(lines.join("")).not.toMatch(/\/-\/preview\/|preview=/);
});
