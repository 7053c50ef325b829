import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noLimits } from "../testing/accounts.ts";
import { createAdmin } from "../testing/admin.ts";
import { queryAs } from "../testing/query-as.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createSite, createSiteWithMembers, siteBeginning } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let admin: Person;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({ limits: noLimits, onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
  admin = await createAdmin(server);
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const request = () => randomUUID();

const set = (template: string, change: object, seen: number, by: Person = admin) =>
  sendCommand(server, by, "set-template", { request: request(), template, seen, change });

const order = (slugs: string[], seen: string[]) =>
  sendCommand(server, admin, "order-templates", { request: request(), order: slugs, seen });

const note = (template: string, version: number, text: string, seen = "") =>
  sendCommand(server, admin, "note-template-version", {
    request: request(),
    template,
    version,
    note: text,
    seen,
  });

const rowsOf = async (statement: string, values: unknown[] = []) =>
  (await server.owner.query(statement, values)).rows;

/** All that commands of this room may change. */
const stateOfAll = async () => ({
  templates: await rowsOf("select * from private.templates order by slug"),
  notes: await rowsOf("select * from private.template_notes order by slug, version"),
  sites: await rowsOf("select id, template, begun_from from sites order by id"),
  audit: await rowsOf("select count(*)::int as n from private.audit"),
});

/** Each command of the room, with input that would be good. */
const commands: [string, object][] = [
  ["set-template", { template: "sports", seen: 1, change: { state: "hidden" } }],
  ["order-templates", { order: ["sports"], seen: [] }],
  ["note-template-version", { template: "sports", version: 1, note: "The first", seen: "" }],
  ["export-templates", {}],
];

test.each(commands)("%s is there for administrators alone, word for word", async (name, input) => {
  const { owner, editor, viewer, stranger } = await createSiteWithMembers(server);
  const suspended = await createAdmin(server);
  await server.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    suspended.id,
  ]);
  const looked = await createPerson(server);
  const look = await sendCommand(server, admin, "begin-look", { account: looked.id, reason: "They asked" });
  expect(look.status).toBe(200);
  const asLook = { token: (look.body.session as { access_token: string }).access_token };
  const body = name === "export-templates" ? input : { ...input, request: request() };
  const { body: unknown } = await sendCommand(server, stranger, "no-such-command", {});
  const before = await stateOfAll();
  for (const person of [owner, editor, viewer, stranger, asLook]) {
    const refused = await sendCommand(server, person, name, body);
    expect([refused.status, refused.body]).toEqual([404, unknown]);
    expect((await sendCommand(server, person, name, { nonsense: true })).body).toEqual(unknown);
  }
  for (const nobody of [undefined, suspended]) {
    expect((await sendCommand(server, nobody, name, body)).status).toBe(401);
  }
  const service = await fetch(`${server.url}/api/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${server.secretKey}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(service.status).toBe(401);
  expect(await stateOfAll()).toEqual(before);
});

test("what stands in the tables, and the studio's lists of it, nobody reads but administrators", async () => {
  const { owner, editor, viewer, stranger } = await createSiteWithMembers(server);
  const statements = [
    "select * from private.templates",
    "select * from private.template_notes",
    "select * from private.known_templates()",
    "select private.template_counts(12)",
    "select public.list_templates()",
    "select * from public.list_template_notes('food')",
    "select * from public.list_template_sites('food')",
  ];
  for (const statement of statements) {
    for (const caller of ["anon" as const, owner, editor, viewer, stranger]) {
      await expect(queryAs(server.database, caller, statement)).rejects.toThrow(
        /permission denied|Only an administrator/,
      );
    }
  }
  for (const statement of statements.slice(4)) {
    await expect(queryAs(server.database, admin, statement)).resolves.toBeDefined();
  }
  await expect(queryAs(server.database, admin, "select * from private.templates")).rejects.toThrow(
    "permission denied",
  );
});

test("a decision is kept with what it was, and taken back; of two who decide at once the second hears of the first", async () => {
  const both = await Promise.all([
    set("music", { state: "hidden" }, 1),
    set("music", { isFeatured: true, note: "Not both" }, 1),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [first] = await rowsOf("select before, revision from private.templates where slug = 'music'");
  expect(first.revision).toBe(2);
  expect((await set("music", first.before, 2)).body).toEqual({ revision: 3 });
  expect(await rowsOf("select state, is_featured, note from private.templates where slug = 'music'")).toEqual(
    [{ state: "shown", is_featured: false, note: "" }],
  );

  const change = { state: "retired", isFeatured: true, trades: ["music", "events"], note: "Of last year" };
  expect((await set("music", change, 3)).body).toEqual({ revision: 4 });
  // What is as it was already is no act.
  expect((await set("music", { state: "retired" }, 4)).body).toEqual({ revision: 4 });
  const usual = { state: "shown", isFeatured: false, trades: null, note: "" };
  const [last, ...others] = await rowsOf(
    "select actor, before, after from private.audit where act = 'set-template' and target = 'music' order by id desc",
  );
  expect(last).toEqual({ actor: admin.id, before: usual, after: change });
  expect(others).toHaveLength(2);
  const { rows: lists } = await queryAs(server.database, admin, "select public.list_templates() as all");
  expect(lists).toMatchObject([
    { all: { templates: [{ slug: "music", state: "retired", before: usual, revision: 4 }] } },
  ]);
  await set("music", usual, 4);
});

test("sites in the trash are none of those that were made of a template", async () => {
  const owner = await createPerson(server);
  const { from } = siteBeginning();
  const counts = async () => {
    const { rows } = await queryAs(
      server.database,
      admin,
      "select one ->> 'made' as made, one ->> 'sites' as begun from jsonb_array_elements(list_templates() -> 'counts') as one where one ->> 'slug' = 'treeservice'",
    );
    return rows;
  };
  const begin = () => createSite(server, owner, { from: { ...Object(from), template: "treeservice" } });
  const [first] = [await begin(), await begin()];
  expect(await counts()).toEqual([{ made: "2", begun: "2" }]);
  await sendCommand(server, owner, "trash-site", { request: request(), site: first });
  expect(await counts()).toEqual([{ made: "1", begun: "2" }]);
});

test("the same request is answered the same, and decides once", async () => {
  const input = { request: request(), template: "tech", seen: 1, change: { isFeatured: true } };
  const answers = await Promise.all([1, 2, 3].map(() => sendCommand(server, admin, "set-template", input)));
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ revision: 2 })));
  expect(
    await rowsOf("select from private.audit where act = 'set-template' and target = 'tech'"),
  ).toHaveLength(1);
});

test.each([
  [
    "a template that there is not",
    "set-template",
    { template: "nothing", seen: 1, change: { state: "hidden" } },
    404,
  ],
  [
    "a state that there is not",
    "set-template",
    { template: "food", seen: 1, change: { state: "gone" } },
    400,
  ],
  [
    "a trade that there is not",
    "set-template",
    { template: "food", seen: 1, change: { trades: ["wizard"] } },
    400,
  ],
  ["a trade twice", "set-template", { template: "food", seen: 1, change: { trades: ["wine", "wine"] } }, 400],
  ["no change", "set-template", { template: "food", seen: 1, change: {} }, 400],
  [
    "a revision that is past",
    "set-template",
    { template: "food", seen: 7, change: { state: "hidden" } },
    409,
  ],
  [
    "a name with a way in it",
    "set-template",
    { template: "../food", seen: 1, change: { state: "hidden" } },
    400,
  ],
  ["an order of what there is not", "order-templates", { order: ["food", "nothing"], seen: [] }, 400],
  ["an order with one twice", "order-templates", { order: ["food", "food"], seen: [] }, 400],
  ["an order upon one that is past", "order-templates", { order: ["food"], seen: ["art"] }, 409],
  [
    "a note of a version to come",
    "note-template-version",
    { template: "food", version: 99, note: "X", seen: "" },
    404,
  ],
  [
    "a note upon one that is past",
    "note-template-version",
    { template: "food", version: 1, note: "X", seen: "Y" },
    409,
  ],
  [
    "a note too long",
    "note-template-version",
    { template: "food", version: 1, note: "X".repeat(1001), seen: "" },
    400,
  ],
])("%s is refused, and nothing has changed", async (_, name, input, status) => {
  const before = await stateOfAll();
  expect((await sendCommand(server, admin, name, { ...input, request: request() })).status).toBe(status);
  expect(await stateOfAll()).toEqual(before);
});

test("an order is given, changed and taken away, and decides nothing else", async () => {
  const both = await Promise.all([order(["wellness", "art"], []), order(["art", "wellness"], [])]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const placed = async () =>
    (await rowsOf("select slug from private.templates where position is not null order by position")).map(
      ({ slug }) => slug,
    );
  const first = await placed();
  expect((await order(["food", "art"], first)).status).toBe(200);
  expect(await placed()).toEqual(["food", "art"]);
  // Whoever decided about one before it had a place decides still.
  expect((await set("art", { note: "Ours" }, 1)).body).toEqual({ revision: 2 });
  expect((await order([], ["food", "art"])).status).toBe(200);
  expect(await placed()).toEqual([]);
  const acts = await rowsOf(
    "select before, after from private.audit where act = 'order-templates' order by id",
  );
  expect(acts).toEqual([
    { before: { order: [] }, after: { order: first } },
    { before: { order: first }, after: { order: ["food", "art"] } },
    { before: { order: ["food", "art"] }, after: { order: [] } },
  ]);
});

test("a version is noted, noted otherwise, and the note taken away", async () => {
  expect((await note("solar", 1, "With the roof")).status).toBe(200);
  const both = await Promise.all([
    note("solar", 1, "With both roofs", "With the roof"),
    note("solar", 1, "Without", "With the roof"),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { rows } = await queryAs(server.database, admin, "select * from list_template_notes('solar')");
  expect(rows).toHaveLength(1);
  expect((await note("solar", 1, "", String(rows[0]?.note))).status).toBe(200);
  expect(await rowsOf("select from private.template_notes where slug = 'solar'")).toEqual([]);
  expect(
    await rowsOf("select from private.audit where act = 'note-template-version' and target = 'solar'"),
  ).toHaveLength(3);
});

test("no site begins with a retired one, and what began before goes on", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const { from } = siteBeginning();
  const { document } = (await rowsOf("select document from drafts where site = $1", [site]))[0];
  expect((await set("plumbing", { state: "retired" }, 1)).status).toBe(200);
  const before = await stateOfAll();
  for (const [name, input] of [
    ["create-site", siteBeginning()],
    ["draw-beginning", from],
  ] as const) {
    const { status, body } = await sendCommand(server, owner, name, input);
    expect([status, body.code]).toEqual([409, "template_retired"]);
  }
  expect(await stateOfAll()).toEqual(before);
  // What somebody has made of it before is theirs, and so is the site.
  await createSite(server, owner, { from: { kind: "document", document } });
  await createSite(server, owner, { from: { kind: "copy", of: site } });
  expect((await sendCommand(server, owner, "check-site", { site })).status).toBe(200);
  // A hidden one is begun by whoever has its link.
  expect((await set("plumbing", { state: "hidden" }, 2)).status).toBe(200);
  await createSite(server, owner);
  await set("plumbing", { state: "shown" }, 3);
});

test("who retires a template while a site of it is being made waits for the site, or the site is refused", async () => {
  const owner = await createPerson(server);
  const beginning = siteBeginning({
    from: {
      kind: "template",
      template: "painting",
      facts: { name: "A", trade: "Painter" },
      language: "en-US",
    },
  });
  await set("painting", { note: "There is a row" }, 1);
  const [made, retired] = await Promise.all([
    sendCommand(server, owner, "create-site", beginning),
    set("painting", { state: "retired" }, 2),
  ]);
  expect(retired.status).toBe(200);
  const sites = await rowsOf("select from sites where id = $1", [beginning.site]);
  expect([made.status, sites.length]).toEqual(made.status === 200 ? [200, 1] : [409, 0]);
});

test("the trades that the studio chooses decide what a site begins with", async () => {
  const owner = await createPerson(server);
  const sectionsOf = async (trade: string) => {
    const site = await createSite(server, owner, {
      from: { kind: "template", template: "wellness", facts: { name: "A", trade }, language: "en-US" },
    });
    const [{ document }] = await rowsOf("select document from drafts where site = $1", [site]);
    const { footer, collections, pages } = document;
    return JSON.stringify({ footer, collections, pages }).length;
  };
  const [own, other] = [await sectionsOf("Yoga"), await sectionsOf("Beauty salon")];
  expect(own).not.toBe(other);
  await set("wellness", { trades: ["beauty"] }, 1);
  const after = [await sectionsOf("Yoga"), await sectionsOf("Beauty salon")];
  expect(after[1]).toBeGreaterThan(after[0] ?? 0);
  expect([own > other, after[0] !== own, after[1] !== other]).toEqual([true, true, true]);
});

test("the table says what is decided and made of each, of all of them, and nothing that a spreadsheet runs", async () => {
  await set("gaming", { note: "=1+1", isFeatured: true }, 1);
  const { status, body } = await sendCommand(server, admin, "export-templates", {});
  expect(status).toBe(200);
  const lines = String(body.csv).trim().split("\r\n");
  expect([lines.length, body.count]).toEqual([26, 25]);
  expect(lines.find((line) => line.includes("gaming"))).toMatch(/shown"?,"?yes"?,"?"?,"?'=1\+1/);
});

test("the sites that began with a template are found by it, whatever they wear now", async () => {
  const owner = await createPerson(server);
  const from = {
    kind: "template",
    template: "travel",
    facts: { name: "A", trade: "Tours" },
    language: "en-US",
  };
  const [kept, changed] = [
    await createSite(server, owner, { from }),
    await createSite(server, owner, { from }),
  ];
  const answer = await sendCommand(server, owner, "change-design", {
    request: request(),
    site: changed,
    revision: 1,
    to: { kind: "design", design: "food" },
  });
  expect(answer.status).toBe(200);
  const { rows } = await queryAs(server.database, admin, "select * from list_template_sites('travel')");
  expect(rows.map(({ id, template, found }) => [id, template, found])).toEqual([
    [changed, "food", 2],
    [kept, "travel", 2],
  ]);
});
