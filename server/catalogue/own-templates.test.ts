import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { KnownTemplate, TemplateList } from "../../contract/template-list.ts";
import type { Page, SiteDocument } from "../../engine/document/site-document.ts";
import { eraseAccount } from "../account/erase-account.ts";
import { erasePicturesJob } from "../pictures/erase-pictures.job.ts";
import { noLimits } from "../testing/accounts.ts";
import { createAdmin } from "../testing/admin.ts";
import { createPicture } from "../testing/pictures.ts";
import { acceptAll, publish } from "../testing/publishing.ts";
import { queryAs } from "../testing/query-as.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createSite, createSiteWithMembers, siteBeginning } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let admin: Person;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({
    limits: noLimits,
    works: true,
    onFinished: (cleanUp) => void cleanUps.push(cleanUp),
  });
  admin = await createAdmin(server);
  await server.owner.query("update profiles set plan = 'studio' where user_id = $1", [admin.id]);
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const rowsOf = async (statement: string, values: unknown[] = []) =>
  (await server.owner.query(statement, values)).rows;

const studio = {
  name: "Quillhouse & Daughters",
  trade: "Plumber",
  phone: "+49 30 901820",
  email: "desk@quillhouse.example",
  street: "Weir Lane 14",
  city: "Lübeck",
};

/** A site of the studio's, with what was published as its versions, whose documents `change` says. */
async function studioSite(
  change: (document: SiteDocument, version: number) => SiteDocument = (document) => document,
  { owner = admin, versions = 1, facts = studio as object } = {},
): Promise<string> {
  const from = { kind: "template", template: "plumbing", facts, language: "en-US" };
  const site = await createSite(server, owner, { from });
  const [draft] = await rowsOf("select document from drafts where site = $1", [site]);
  for (let version = 1; version <= versions; version += 1) {
    const body = JSON.stringify(change(draft.document, version));
    const hash = createHash("sha256").update(body).digest();
    await rowsOf("insert into private.documents values ($1, $2) on conflict do nothing", [hash, body]);
    await rowsOf(
      "insert into versions (site, number, document_hash, revision, author) values ($1, $2, $3, 1, $4)",
      [site, version, hash, owner.id],
    );
  }
  return site;
}

const asNew = (overrides: object = {}) => ({
  kind: "new",
  name: "Harbour light",
  industry: "Plumbing by the sea",
  trades: ["plumbing"],
  ...overrides,
});

const make = (site: string, others: object = {}, by: Person = admin) =>
  sendCommand(server, by, "make-template", {
    request: randomUUID(),
    site,
    version: 1,
    as: asNew(),
    note: "As it was first",
    ...others,
  });

/** The slug of a template made of a site. */
async function made(site: string, others: object = {}): Promise<string> {
  const { status, body } = await make(site, others);
  if (status !== 200) throw new Error(`no template: ${status} ${JSON.stringify(body)}`);
  return body.template as string;
}

const stateOfAll = async () => ({
  templates: await rowsOf(
    "select slug, state, version, md5(document::text) from private.templates order by slug",
  ),
  notes: await rowsOf("select * from private.template_notes order by slug, version"),
  pictures: await rowsOf("select * from private.template_pictures order by picture"),
  audit: await rowsOf("select count(*)::int as n from private.audit where act = 'make-template'"),
});

/** What everybody is told of it. */
async function ownOf(slug: string): Promise<KnownTemplate["own"] | undefined> {
  const { templates } = (await (await fetch(`${server.url}/api/templates`)).json()) as TemplateList;
  return templates.find((one) => one.slug === slug)?.own;
}

const beginWith = (template: string, facts: object = { name: "Blue Door", trade: "Plumber" }) =>
  siteBeginning({ from: { kind: "template", template, facts, language: "en-US" } });

async function draftOf(site: string): Promise<SiteDocument> {
  const [row] = await rowsOf("select document from drafts where site = $1", [site]);
  return row.document;
}

test("a version of the studio's site is a template that customers begin with, as their own", async () => {
  const site = await studioSite((document) => ({
    ...document,
    tray: [{ page: "/", section: "gone1", text: "What waits at the quillhouse" }],
    nav: { ...document.nav, brand: "Quillhouse & Daughters" },
    pages: { ...document.pages, "/visit-quillhouse-daughters": document.pages["/imprint"] as Page },
  }));
  const slug = await made(site);
  expect(slug).toBe("studio-harbour-light");
  const customer = await createPerson(server);
  const beginning = beginWith(slug);
  expect((await sendCommand(server, customer, "create-site", beginning)).status).toBe(200);
  const document = await draftOf(beginning.site);
  const text = JSON.stringify(document);
  expect(text).not.toMatch(/quillhouse|901820|Weir Lane|Lübeck/i);
  expect(Object.keys(document.pages)).toContain("/visit");
  expect(document.facts).toEqual({ name: "Blue Door", trade: "Plumber" });
  const home = document.pages["/"];
  expect(Object.keys(home?.samples ?? {}).sort()).toEqual(home?.order.toSorted());
  expect(await rowsOf("select template, begun_from from sites where id = $1", [beginning.site])).toEqual([
    { template: "plumbing", begun_from: slug },
  ]);
  const drawn = await sendCommand(server, customer, "draw-beginning", beginWith(slug).from);
  expect(drawn.body.html).toContain("Blue Door");
  expect(drawn.body.html).not.toMatch(/quillhouse/i);
  // It can be published, as any other.
  await acceptAll(server, customer, beginning.site);
  expect((await publish(server, customer, beginning.site, 1)).state).toBe("done");

  const [audit] = await rowsOf(
    "select actor, target, before, after from private.audit where act = 'make-template' and target = $1",
    [slug],
  );
  expect(audit).toMatchObject({
    actor: admin.id,
    before: null,
    after: { site, version: 1, name: "Harbour light" },
  });
  await expect
    .poll(() => ownOf(slug))
    .toEqual({
      name: "Harbour light",
      industry: "Plumbing by the sea",
      design: "plumbing",
      file: expect.stringMatching(/^\/api\/templates\/studio-harbour-light-[\w-]{12}\.json$/),
    });
});

test("what the fitting room is told of it is there while a site may begin with it, and says nothing of whose it was", async () => {
  const slug = await made(await studioSite(), { as: asNew({ name: "Fitting" }) });
  const fileOf = async () => (await ownOf(slug))?.file;
  // Told within a moment: each server hears of it.
  await expect.poll(fileOf).toBeDefined();
  const file = await fileOf();
  const answers = await Promise.all([1, 2, 3].map(() => fetch(server.url + file)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[0]?.headers.get("cache-control")).toContain("immutable");
  const [homes, ...others] = await Promise.all(answers.map((answer) => answer.text()));
  expect(others).toEqual([homes, homes]);
  expect(homes).not.toMatch(/quillhouse|901820|Weir Lane/i);
  expect(JSON.parse(homes ?? "")).toMatchObject({
    design: "plumbing",
    theme: expect.stringContaining(":root"),
    homes: { demo: { frame: { facts: { name: "Fitting", trade: "Plumber" } } }, own: {}, other: {} },
  });
  expect((await fetch(`${server.url}/api/templates/${slug}-000000000000.json`)).status).toBe(404);
  expect((await fetch(`${server.url}/api/templates/..%2f..%2fsites`)).status).toBe(404);
  await rowsOf("update private.templates set state = 'hidden' where slug = $1", [slug]);
  await expect.poll(fileOf).toBeUndefined();
  // Whoever has its link goes on, as with a design of the catalogue: they are told of it, try it on and begin with it.
  const asked = await fetch(`${server.url}/api/templates?design=${slug}`);
  const { templates } = (await asked.json()) as TemplateList;
  expect(templates.find((one) => one.slug === slug)).toMatchObject({ state: "hidden", own: { file } });
  expect((await fetch(server.url + file)).status).toBe(200);
  const customer = await createPerson(server);
  expect((await sendCommand(server, customer, "create-site", beginWith(slug))).status).toBe(200);
  await rowsOf("update private.templates set state = 'retired' where slug = $1", [slug]);
  await expect.poll(async () => (await fetch(server.url + file)).status).toBe(404);
});

test("those that were sites hang in the order in which they were made, whatever is decided of them meanwhile", async () => {
  const slugs = [
    await made(await studioSite(), { as: asNew({ name: "Hung first" }) }),
    await made(await studioSite(), { as: asNew({ name: "Hung second" }) }),
  ];
  const order = (told: { slug: string }[]) =>
    told.map(({ slug }) => slug).filter((slug) => slugs.includes(slug));
  const known = async () => order((await (await fetch(`${server.url}/api/templates`)).json()).templates);
  await expect.poll(known).toEqual(slugs);
  const change = { isFeatured: true };
  const input = { request: randomUUID(), template: slugs[0], seen: 1, change };
  expect((await sendCommand(server, admin, "set-template", input)).status).toBe(200);
  const featured = async () =>
    (await (await fetch(`${server.url}/api/templates`)).text()).includes('"isFeatured":true');
  await expect.poll(featured).toBe(true);
  expect(await known()).toEqual(slugs);
  const { rows } = await queryAs(server.database, admin, "select list_templates() as all");
  const [told] = rows as [{ all: { templates: { slug: string }[] } }];
  expect(order(told.all.templates)).toEqual(slugs);
});

test("administrators look at its pages whatever is decided of it, and nobody else does", async () => {
  const site = await studioSite((document) => ({
    ...document,
    collections: { quills: [] },
    pages: {
      ...document.pages,
      "/product/:id": { ...(document.pages["/"] as object), record: "quills" },
    } as never,
  }));
  const slug = await made(site, { as: asNew({ name: "Looked at" }) });
  const look = (by: Person | undefined, input: object = {}) =>
    sendCommand(server, by, "draw-template", { template: slug, path: "/", ...input });
  const { status, body } = await look(admin);
  expect(status).toBe(200);
  expect(body.html).toContain("Looked at");
  expect(body.html).not.toMatch(/quillhouse/i);
  const pages = body.pages as string[];
  expect(pages[0]).toBe("/");
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.join(" ")).not.toMatch(/:|privacy|imprint/);
  for (const path of pages) expect((await look(admin, { path })).status).toBe(200);
  await rowsOf("update private.templates set state = 'retired' where slug = $1", [slug]);
  expect((await look(admin)).body.html).toBe(body.html);
  expect((await look(admin, { path: "/nowhere" })).body.code).toBe("document_refused");
  for (const template of ["food", "studio-unheard-of"])
    expect((await look(admin, { template })).body.code).toBe("not_found");
  const customer = await createPerson(server);
  const { body: unknown } = await sendCommand(server, customer, "no-such-command", {});
  const refused = await look(customer);
  expect([refused.status, refused.body]).toEqual([404, unknown]);
  expect((await look(undefined)).status).toBe(401);
});

test("one who presses twice, or two at once, make one template of a version", async () => {
  const site = await studioSite();
  const input = { request: randomUUID(), site, version: 1, as: asNew({ name: "Twice" }), note: "Once" };
  const same = await Promise.all([1, 2, 3].map(() => sendCommand(server, admin, "make-template", input)));
  expect(new Set(same.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(same[0]).toEqual({ status: 200, body: { template: "studio-twice" } });
  const before = await stateOfAll();
  const other = await createAdmin(server);
  for (const by of [admin, other])
    expect((await make(site, {}, by)).body).toMatchObject({ code: "already_there" });
  expect(await stateOfAll()).toEqual(before);

  const next = await studioSite();
  const both = await Promise.all(
    [admin, other].map((by) => make(next, { as: asNew({ name: "Twice" }) }, by)),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 200)?.body).toEqual({ template: "studio-twice-2" });
});

test("a later version of the same site is the template's next one, and what began earlier stays as it is", async () => {
  const site = await studioSite(
    (document, version) => ({
      ...document,
      nav: { ...document.nav, links: version === 1 ? [] : document.nav.links },
    }),
    { versions: 4 },
  );
  const slug = await made(site, { version: 2, as: asNew({ name: "Goes on" }) });
  const customer = await createPerson(server);
  const first = beginWith(slug);
  await sendCommand(server, customer, "create-site", first);
  const begun = await draftOf(first.site);
  const before = await stateOfAll();
  const next = { kind: "next", template: slug };
  const other = await studioSite();
  for (const refused of [
    await make(site, { version: 1, as: next }),
    await make(site, { version: 2, as: next }),
    await make(other, { as: next }),
    await make(site, { version: 9, as: next }),
    await make(site, { version: 3, as: { kind: "next", template: "food" } }),
    await make(site, { version: 3, as: { kind: "next", template: "studio-unheard-of" } }),
  ])
    expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(await stateOfAll()).toEqual(before);

  expect(await made(site, { version: 3, as: next, note: "With more links" })).toBe(slug);
  expect(await rowsOf("select name, version from private.templates where slug = $1", [slug])).toEqual([
    { name: "Goes on", version: 3 },
  ]);
  expect(
    await rowsOf("select version, note from private.template_notes where slug = $1 order by 1", [slug]),
  ).toEqual([
    { version: 2, note: "As it was first" },
    { version: 3, note: "With more links" },
  ]);
  expect(await draftOf(first.site)).toEqual(begun);

  // Handed over, the site goes its own way, and the template stays as it is.
  await sendCommand(server, admin, "hand-over-site", { request: randomUUID(), site, to: customer.email });
  const after = await stateOfAll();
  expect((await make(site, { version: 4, as: next })).body).toMatchObject({ code: "not_now" });
  expect(await stateOfAll()).toEqual(after);
  expect((await sendCommand(server, customer, "create-site", beginWith(slug))).status).toBe(200);
});

test("a site that is not the studio's is no template, also when it was once, and nothing changes", async () => {
  const customer = await createPerson(server);
  const theirs = await studioSite(undefined, { owner: customer });
  const given = await studioSite();
  const gone = await studioSite();
  await rowsOf("update sites set trashed_at = now() where id = $1", [gone]);
  const handed = await sendCommand(server, admin, "hand-over-site", {
    request: randomUUID(),
    site: given,
    to: customer.email,
  });
  expect(handed.status).toBe(200);
  const before = await stateOfAll();
  expect((await make(theirs)).body).toMatchObject({ code: "not_now" });
  expect((await make(given)).body).toMatchObject({ code: "not_now" });
  expect((await make(gone)).body).toMatchObject({ code: "site_trashed" });
  expect((await make(randomUUID())).body).toMatchObject({ code: "not_found" });
  const [mine] = [await studioSite()];
  expect((await make(mine, { version: 2 })).body).toMatchObject({ code: "not_found" });
  for (const as of [
    asNew({ name: "" }),
    asNew({ name: "{phone}" }),
    asNew({ name: "x".repeat(61) }),
    asNew({ trades: ["witchcraft"] }),
    asNew({ trades: ["plumbing", "plumbing"] }),
    { kind: "new" },
  ])
    expect((await make(mine, { as })).body).toMatchObject({ code: "invalid_input" });
  expect((await make(mine, { note: " " })).body).toMatchObject({ code: "invalid_input" });
  expect(await stateOfAll()).toEqual(before);
});

test("nobody but administrators makes one, word for word", async () => {
  const { owner, editor, viewer, stranger } = await createSiteWithMembers(server);
  const site = await studioSite();
  const suspended = await createAdmin(server);
  await rowsOf("update auth.users set banned_until = now() + interval '1 day' where id = $1", [suspended.id]);
  const { body: unknown } = await sendCommand(server, stranger, "no-such-command", {});
  const before = await stateOfAll();
  for (const person of [owner, editor, viewer, stranger]) {
    const refused = await make(site, {}, person);
    expect([refused.status, refused.body]).toEqual([404, unknown]);
  }
  expect((await make(site, {}, suspended)).status).toBe(401);
  expect(await stateOfAll()).toEqual(before);
  for (const caller of ["anon" as const, owner, stranger])
    for (const statement of ["select public.list_studio_sites()", "select * from private.template_pictures"])
      await expect(queryAs(server.database, caller, statement)).rejects.toThrow(
        /permission denied|Only an administrator/,
      );
  const { rows } = await queryAs(server.database, admin, "select public.list_studio_sites() as sites");
  const listed = rows[0]?.sites as { site: string; versions: { number: number }[]; is_mine: boolean }[];
  expect(listed.find((one) => one.site === site)).toMatchObject({ is_mine: true, versions: [{ number: 1 }] });
});

test("its name is words to everybody, whatever it holds, and many of one name are many", async () => {
  const name = `<script>alert(1)</script> & "Öl"`;
  expect(await made(await studioSite(), { as: asNew({ name }) })).toBe("studio-script-alert-1-script-ol");
  expect(await made(await studioSite(), { as: asNew({ name: "猫" }) })).toBe("studio-template");
  expect(await made(await studioSite(), { as: asNew({ name: "Food" }) })).toBe("studio-food");
  const long = "A very long name for a template of ours, sixty letters long.";
  const slugs = [
    await made(await studioSite(), { as: asNew({ name: long }) }),
    await made(await studioSite(), { as: asNew({ name: long }) }),
  ];
  expect(new Set(slugs).size).toBe(2);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z][a-z\d-]{0,39}$/);
});

test("what says whose it was where nobody looks for texts is refused with its place", async () => {
  const site = await studioSite((document) => ({
    ...document,
    collections: { quills: [{ id: "one", path: "See Quillhouse & Daughters" }] },
  }));
  const before = await stateOfAll();
  const refused = await make(site);
  expect([refused.status, refused.body]).toEqual([
    422,
    expect.objectContaining({ code: "document_refused", message: expect.stringContaining("records") }),
  ]);
  expect(await stateOfAll()).toEqual(before);
});

test("its pictures are its own: cut as they were shown, for every site that shows them, whatever becomes of where they came from", async () => {
  const maker = await createAdmin(server);
  const picture = await createPicture(server, maker);
  const [{ manifest }] = await rowsOf("select manifest from pictures where id = $1", [picture]);
  const show = (document: SiteDocument): SiteDocument => {
    const home = document.pages["/"];
    if (!home) throw new Error("no first page");
    const gallery = {
      type: "gallery",
      props: { variant: "masonry", items: [1, 2].map(() => ({ picture: { ...manifest, alt: "A quill" } })) },
    };
    const sections = { ...home.sections, quills: gallery };
    return {
      ...document,
      pages: { ...document.pages, "/": { ...home, sections, order: [...home.order, "quills"] } },
    };
  };
  const site = await studioSite(show, { owner: maker });
  const stolen = await studioSite(show);
  const before = await stateOfAll();
  expect((await make(stolen)).body).toMatchObject({ code: "document_refused" });
  expect(await stateOfAll()).toEqual(before);

  const slug = await made(site, { as: asNew({ name: "With pictures" }) });
  const customer = await createPerson(server);
  const beginning = beginWith(slug);
  expect((await sendCommand(server, customer, "create-site", beginning)).status).toBe(200);
  const text = JSON.stringify(await draftOf(beginning.site));
  expect(text).not.toContain(manifest.path);
  const [path] = text.match(/\/media\/[\da-f]{32}/) ?? [];
  const files = [`${path}-${manifest.width}.avif`, `${path}.jpg`];
  const statuses = async () =>
    Promise.all(files.map(async (file) => (await fetch(server.url + file)).status));
  expect(await statuses()).toEqual([200, 200]);
  expect(await rowsOf("select private.picture_bytes_of($1)::int as bytes", [customer.id])).toEqual([
    { bytes: 0 },
  ]);

  // Site, picture and account of whoever made it are erased.
  await rowsOf(
    "update profiles set role = 'customer', leaving_since = now() - interval '31 days', leaves_at = now() - interval '1 day' where user_id = $1",
    [maker.id],
  );
  const { signal } = new AbortController();
  await eraseAccount(server.commands, maker.id, signal);
  await erasePicturesJob.run({}, server.commands, signal);
  await rowsOf("update private.loose_blobs set since = now() - interval '2 days'");
  await rowsOf("update private.blobs set created_at = now() - interval '2 days'");
  await rowsOf("update pictures set deleted_at = deleted_at - interval '31 days'");
  await erasePicturesJob.run({}, server.commands, signal);
  expect(await rowsOf("select id from sites where id = $1", [site])).toEqual([]);
  expect(await rowsOf("select id from pictures where id = $1", [picture])).toEqual([]);
  expect(await rowsOf("select name, site, version from private.templates where slug = $1", [slug])).toEqual([
    { name: "With pictures", site: null, version: 1 },
  ]);
  expect(await statuses()).toEqual([200, 200]);
  const later = beginWith(slug);
  expect((await sendCommand(server, customer, "create-site", later)).status).toBe(200);
  await acceptAll(server, customer, later.site);
  expect((await publish(server, customer, later.site, 1)).state).toBe("done");
});
