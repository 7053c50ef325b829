import { createHash, randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noLimits } from "../testing/accounts.ts";
import { createPicture } from "../testing/pictures.ts";
import { addBuild, showBuild } from "../testing/published-site.ts";
import { liveOf, makePublishable, publish as publishDraft } from "../testing/publishing.ts";
import { createPerson, sendCommand } from "../testing/send-command.ts";
import { createSite, createSiteWithMembers } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { staticPath } from "./static-path.ts";
import { exportOf, showPicture, unpack } from "./testing/exports.ts";

let server: TestServer;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({
    limits: noLimits,
    works: true,
    onFinished: (cleanUp) => void cleanUps.push(cleanUp),
  });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

/** Publishes a draft as it is drawn; gives its files by their addresses. */
async function publish(site: string): Promise<Map<string, Buffer>> {
  const { rows } = await server.owner.query("select document from drafts where site = $1", [site]);
  const { files } = await server.commands.desk.render(rows[0].document, {
    origin: "http://weir.localhost",
    receiver: "/-/messages",
  });
  const texts = files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()] as const);
  const build = await addBuild(server.owner, site, Object.fromEntries(texts));
  await showBuild(server.owner, site, build);
  return new Map(files.map(({ path, bytes }) => [path, Buffer.from(bytes)]));
}

test("a published site is exported byte for byte, so that every address of its pages is a file of a static host", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const live = await publish(site);
  const files = await unpack(await exportOf(server, owner, site));
  const exported = [...files.keys()].filter((name) => name.startsWith("site/"));
  expect(exported.length).toBe(live.size);
  for (const [path, bytes] of live) {
    expect(files.get(`site/${staticPath(path)}`)?.equals(bytes), path).toBe(true);
  }
  expect(files.has("site/index.html") && files.has("site/404.html")).toBe(true);
  const html = exported.filter((name) => name.endsWith(".html")).map((name) => String(files.get(name)));
  const pages = new Set(
    html.flatMap((text) => Array.from(text.matchAll(/ href="(\/[\w/-]*)["#?]/g), ([, to]) => to)),
  );
  expect(pages.size).toBeGreaterThan(1);
  for (const page of pages) expect(exported, page).toContain(`site/${staticPath(page ?? "")}`);
});

test("what the owner has published is exported as visitors are served it", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const revision = await makePublishable(server, owner, site);
  expect((await publishDraft(server, owner, site, revision)).state).toBe("done");
  const { files: live } = await liveOf(server, site);
  const files = await unpack(await exportOf(server, owner, site));
  for (const { path, hash } of live) {
    const bytes = files.get(`site/${staticPath(path)}`);
    expect(bytes && createHash("sha256").update(bytes).digest("hex"), path).toBe(hash);
  }
  expect(live.length).toBeGreaterThan(5);
});

test.each([
  ["/", "index.html"],
  ["/menu", "menu/index.html"],
  ["/work/bowl", "work/bowl/index.html"],
  ["/404", "404.html"],
  ["/work/404", "work/404.html"],
  ["/assets/shop-1a2b.js", "assets/shop-1a2b.js"],
])("%s is the file %s", (address, file) => expect(staticPath(address)).toBe(file));

test("a site that was never published is exported without pages, and says so", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner, { name: "Weir <b> & Sons" });
  const files = await unpack(await exportOf(server, owner, site));
  expect([...files.keys()].filter((name) => name.startsWith("site/"))).toEqual([]);
  const readme = String(files.get("README.html"));
  expect(readme).toContain("Nothing of this site is public now");
  expect(readme).toContain("Weir &lt;b&gt; &amp; Sons");
  const { rows } = await server.owner.query("select document::text as text from drafts where site = $1", [
    site,
  ]);
  expect(String(files.get("site.json"))).toContain(`"document":${rows[0].text}}`);
});

test("only the owner exports, and whatever state the site is in; nobody else is given a link", async () => {
  const { site, owner, editor, viewer, stranger } = await createSiteWithMembers(server);
  const suspended = await createPerson(server);
  await server.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    suspended.id,
  ]);
  const links = async () =>
    (await server.owner.query("select count(*)::int as n from private.export_links")).rows;
  const before = await links();
  const codeFor = async (person: typeof owner | undefined) =>
    (await sendCommand(server, person, "export-site", { site })).body.code;
  expect(await Promise.all([editor, viewer, stranger, suspended, undefined].map(codeFor))).toEqual([
    "not_permitted",
    "not_permitted",
    "site_not_found",
    "not_signed_in",
    "not_signed_in",
  ]);
  expect(await links()).toEqual(before);
  await sendCommand(server, owner, "trash-site", { request: randomUUID(), site });
  expect((await exportOf(server, owner, site)).length).toBeGreaterThan(0);
});

test("a link is good once, for minutes, and for an owner who is still signed in", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const link = async () => {
    const { body } = await sendCommand(server, owner, "export-site", { site });
    return server.url + body.link;
  };
  const statusOf = async (url: string) => {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.status;
  };
  const used = await link();
  expect([await statusOf(used), await statusOf(used)]).toEqual([200, 404]);
  const old = await link();
  await server.owner.query(
    "update private.export_links set expires_at = now() - interval '1 second' where site = $1",
    [site],
  );
  expect(await statusOf(old)).toBe(404);
  const late = await link();
  await server.owner.query("delete from auth.sessions where user_id = $1", [owner.id]);
  expect(await statusOf(late)).toBe(401);
});

test("the pictures that a draft shows come along with what they are made of, and others do not", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const [shown, other] = [
    await createPicture(server, owner, "#884422"),
    await createPicture(server, owner, "#224488"),
  ];
  await showPicture(server, owner, site, shown);
  const files = await unpack(await exportOf(server, owner, site));
  const { rows } = await server.owner.query(
    "select path, blob.bytes from private.picture_files as file join private.blobs as blob using (sha256) where picture = $1",
    [shown],
  );
  for (const { path, bytes } of rows) {
    expect(files.get(`pictures/${shown}/${path.replace("/media/", "")}`)?.equals(bytes), path).toBe(true);
  }
  const own = [...files.keys()].filter((name) => name.startsWith("pictures/"));
  expect(own.length).toBe(rows.length + 2);
  expect(own).toContain(`pictures/${shown}/original.jpg`);
  expect(own.join()).not.toContain(other);
}, 60_000);

test("of somebody else's picture whose address a draft names an export holds nothing", async () => {
  const [owner, other] = await Promise.all([createPerson(server), createPerson(server)]);
  const picture = await createPicture(server, other, "#448822");
  const site = await createSite(server, owner);
  await showPicture(server, owner, site, picture);
  const files = await unpack(await exportOf(server, owner, site));
  expect([...files.keys()].filter((name) => name.startsWith("pictures/"))).toEqual([]);
  expect(String(files.get("README.html"))).not.toContain("Your pictures");
}, 60_000);

test("a link that is only looked at stays good, and takes the place of nobody", async () => {
  const [owner, other] = await Promise.all([createPerson(server), createPerson(server)]);
  const link = async (person: typeof owner, site: string) =>
    server.url + (await sendCommand(server, person, "export-site", { site })).body.link;
  const [own, others] = [await createSite(server, owner), await createSite(server, other)];
  const url = await link(owner, own);
  for (let time = 0; time < 10; time += 1) {
    expect((await fetch(await link(owner, own), { method: "HEAD" })).status).toBe(404);
    expect((await fetch(url, { method: "HEAD" })).status).toBe(404);
  }
  for (const one of [url, await link(other, others)]) {
    const response = await fetch(one);
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  }
});

test("whoever does not take their exports keeps nobody else from theirs", async () => {
  const [owner, other] = await Promise.all([createPerson(server), createPerson(server)]);
  const [own, others] = [await createSite(server, owner), await createSite(server, other)];
  const ask = async (person: typeof owner, site: string) => {
    const { status, body } = await sendCommand(server, person, "export-site", { site });
    expect({ status, body }).toMatchObject({ status: 200 });
    return fetch(server.url + body.link);
  };
  // More than lies on the way to somebody who does not read.
  await server.owner.query("update drafts set document = $2 where site = $1", [
    own,
    JSON.stringify({ noise: randomBytes(12_000_000).toString("base64") }),
  ]);
  const untaken = [];
  for (let time = 0; time < 4; time += 1) untaken.push(await ask(owner, own));
  expect(untaken.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
  expect((await ask(other, others)).status).toBe(200);
  await Promise.all(untaken.map(({ body }) => body?.cancel()));
  await expect.poll(async () => (await ask(owner, own)).status, { interval: 500 }).toBe(200);
}, 30_000);

test("what visitors wrote is in the table, none of it a formula", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  await server.owner.query(
    `insert into messages (site, page, form, kind, fields, reply_to, digest, words)
     values ($1, '/contact', 'form', 'message', $2, '=cmd()@example.com', sha256('a'), '')`,
    [site, JSON.stringify([{ name: "message", label: "=HYPERLINK(1)", value: 'Ünser "Rohr",\nbitte' }])],
  );
  const csv = String((await unpack(await exportOf(server, owner, site))).get("messages.csv"));
  expect(csv.startsWith('\uFEFF"Received",')).toBe(true);
  expect(csv).toContain(`"'=cmd()@example.com"`);
  expect(csv).toContain(`"'=HYPERLINK(1): Ünser ""Rohr"",\nbitte"`);
});
