import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adminClient, noLimits } from "../testing/accounts.ts";
import { createPerson, sendCommand } from "../testing/send-command.ts";
import { createSite, createSiteWithMembers, newSubdomain, siteBeginning } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({ limits: noLimits, onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

/** All that the database holds of a site. */
async function stateOf(site: string) {
  const one = async (statement: string) => (await server.owner.query(statement, [site])).rows;
  return {
    site: await one("select * from sites where id = $1"),
    draft: await one("select revision, md5(document::text) from drafts where site = $1"),
    changes: await one("select count(*)::int as n from draft_changes where site = $1"),
    audit: await one("select count(*)::int as n from private.audit where target = $1::text"),
  };
}

test("a site begins with what was said of the business, as a draft of its owner", async () => {
  const owner = await createPerson(server);
  const beginning = siteBeginning();
  const { status, body } = await sendCommand(server, owner, "create-site", beginning);
  expect({ status, body }).toEqual({
    status: 200,
    body: { site: beginning.site, subdomain: beginning.subdomain, revision: 1 },
  });
  const { rows } = await server.owner.query(
    "select status, template, document->'facts'->>'name' as name from sites join drafts on drafts.site = id where id = $1",
    [beginning.site],
  );
  expect(rows).toEqual([{ status: "draft", template: "plumbing", name: "Weir & Sons" }]);
});

test("the same request makes one site, at once and later, and answers the same", async () => {
  const owner = await createPerson(server);
  const beginning = siteBeginning();
  const answers = await Promise.all(
    [1, 2, 3].map(() => sendCommand(server, owner, "create-site", beginning)),
  );
  answers.push(await sendCommand(server, owner, "create-site", beginning));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  const state = await stateOf(beginning.site);
  expect(state.audit).toEqual([{ n: 1 }]);
  const other = await sendCommand(server, owner, "create-site", { ...beginning, name: "Another" });
  expect(other.body.code).toBe("request_reused");
  expect(await stateOf(beginning.site)).toEqual(state);
});

test("a site with somebody else's id is not made, and theirs stays as it is", async () => {
  const [owner, stranger] = await Promise.all([createPerson(server), createPerson(server)]);
  const site = await createSite(server, owner);
  const before = await stateOf(site);
  const answer = await sendCommand(server, stranger, "create-site", siteBeginning({ site }));
  expect(answer.body.code).toBe("already_there");
  expect(await stateOf(site)).toEqual(before);
});

test.each([
  [
    "nobody's template",
    { from: { ...(siteBeginning().from as object), template: "unheard-of" } },
    "document_refused",
  ],
  [
    "facts with braces",
    { from: { ...(siteBeginning().from as object), facts: { name: "{phone}" } } },
    "invalid_input",
  ],
  ["an address of the studio's", { subdomain: "admin" }, "address_reserved"],
  ["an address that hurts", { subdomain: "sh1t-happens" }, "address_refused"],
  ["an address with a dot", { subdomain: "a.b.c" }, "invalid_input"],
  ["a copy of a site that is not theirs", { from: { kind: "copy", of: randomUUID() } }, "site_not_found"],
])("%s is refused, and no site is made", async (_, overrides, code) => {
  const owner = await createPerson(server);
  const beginning = siteBeginning(overrides);
  const { status, body } = await sendCommand(server, owner, "create-site", beginning);
  expect(body.code).toBe(code);
  expect(status).toBeGreaterThanOrEqual(400);
  expect((await stateOf(beginning.site)).site).toEqual([]);
});

test("of two who ask for one address at once, one has it", async () => {
  const people = await Promise.all([createPerson(server), createPerson(server), createPerson(server)]);
  const subdomain = newSubdomain();
  const answers = await Promise.all(
    people.map((person) => sendCommand(server, person, "create-site", siteBeginning({ subdomain }))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual([
    "address_taken",
    "address_taken",
  ]);
});

test("a plan holds so many sites, and one in the trash makes room", async () => {
  const owner = await createPerson(server);
  await server.owner.query("insert into plans values ('pair', 2, 60, 0, 0) on conflict do nothing");
  await server.owner.query("update profiles set plan = 'pair' where user_id = $1", [owner.id]);
  const first = await createSite(server, owner);
  await createSite(server, owner);
  const [a, b] = await Promise.all(
    [1, 2].map(() => sendCommand(server, owner, "create-site", siteBeginning())),
  );
  expect([a?.body.code, b?.body.code]).toEqual(["quota_reached", "quota_reached"]);
  await sendCommand(server, owner, "trash-site", { request: randomUUID(), site: first });
  expect((await sendCommand(server, owner, "create-site", siteBeginning())).status).toBe(200);
  const restored = await sendCommand(server, owner, "restore-site", { request: randomUUID(), site: first });
  expect(restored.body.code).toBe("quota_reached");
});

test("a plan holds so many sites in the trash as well, and one of them can be taken out", async () => {
  const owner = await createPerson(server);
  await server.owner.query("insert into plans values ('single', 1, 60, 0, 0) on conflict do nothing");
  await server.owner.query("update profiles set plan = 'single' where user_id = $1", [owner.id]);
  const made: string[] = [];
  const throwAway = (site: string) =>
    sendCommand(server, owner, "trash-site", { request: randomUUID(), site });
  for (let count = 0; count < 5; count += 1) {
    made.push(await createSite(server, owner));
    await throwAway(made.at(-1) ?? "");
  }
  const next = siteBeginning();
  expect((await sendCommand(server, owner, "create-site", next)).body.code).toBe("quota_reached");
  expect((await stateOf(next.site)).site).toEqual([]);
  const restored = await sendCommand(server, owner, "restore-site", { request: randomUUID(), site: made[0] });
  expect(restored.status).toBe(200);
});

test("a change is kept with who made it, and what comes too late is told so", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const change = (revision: number, value: string) => ({
    request: randomUUID(),
    site,
    revision,
    patch: [{ op: "replace", path: ["facts", "phone"], value }],
  });
  const saved = change(1, "+49 30 1234567");
  expect((await sendCommand(server, owner, "save-draft", saved)).body).toEqual({ revision: 2 });
  expect((await sendCommand(server, owner, "save-draft", saved)).body).toEqual({ revision: 2 });
  const before = await stateOf(site);
  const late = await sendCommand(server, owner, "save-draft", change(1, "+49 30 7654321"));
  expect(late.body).toMatchObject({ code: "draft_changed", hint: "revision 2" });
  expect(await stateOf(site)).toEqual(before);
  const { rows } = await server.owner.query(
    "select revision, author, patch from draft_changes where site = $1",
    [site],
  );
  expect(rows).toEqual([{ revision: 2, author: owner.id, patch: saved.patch }]);
});

test("of a draft's changes the last thousand are known, and of a long one only that it was made", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  await server.owner.query(
    "insert into draft_changes (site, revision, patch) select $1, n, '[]' from generate_series(2, 1001) n",
    [site],
  );
  await server.owner.query("update drafts set revision = 1001 where site = $1", [site]);
  const path = ["facts", "phone"];
  const steps = ["1".repeat(70_000), "+49 30 1234567"].map((value) => ({ op: "replace", path, value }));
  const change = { request: randomUUID(), site, revision: 1001, patch: steps };
  expect((await sendCommand(server, owner, "save-draft", change)).body).toEqual({ revision: 1002 });
  const { rows } = await server.owner.query(
    "select revision, patch from draft_changes where site = $1 order by revision",
    [site],
  );
  expect(rows).toHaveLength(1_000);
  expect(rows[0]?.revision).toBe(3);
  expect(rows.at(-1)).toEqual({ revision: 1002, patch: [] });
});

test.each([
  ["no telephone number", [{ op: "replace", path: ["facts", "phone"], value: "call me" }]],
  ["a place that there is not", [{ op: "replace", path: ["facts", "unknown", "deep"], value: 1 }]],
  ["a field that no document has", [{ op: "add", path: ["script"], value: "x" }]],
  ["another schema", [{ op: "replace", path: ["schema"], value: 99 }]],
  ["a way out of the data", [{ op: "add", path: ["facts", "__proto__"], value: { name: "x" } }]],
])("a draft with %s is not kept", async (_, patch) => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const before = await stateOf(site);
  const { status, body } = await sendCommand(server, owner, "save-draft", {
    request: randomUUID(),
    site,
    revision: 1,
    patch,
  });
  expect({ status, code: body.code }).toEqual({ status: 422, code: "document_refused" });
  expect(await stateOf(site)).toEqual(before);
});

const patch = [{ op: "replace", path: ["facts", "city"], value: "Hamburg" }];
/** Who may do what; whoever may not is told no more than they know. */
const matrix: [string, object, Record<string, number>][] = [
  [
    "save-draft",
    { revision: 1, patch },
    { owner: 200, editor: 200, viewer: 403, stranger: 404, visitor: 401 },
  ],
  ["rename-site", { name: "Other" }, { owner: 200, editor: 403, viewer: 403, stranger: 404, visitor: 401 }],
  ["move-site", { subdomain: "@new" }, { owner: 200, editor: 403, viewer: 403, stranger: 404, visitor: 401 }],
  [
    "change-settings",
    { settings: {} },
    { owner: 200, editor: 403, viewer: 403, stranger: 404, visitor: 401 },
  ],
  ["trash-site", {}, { owner: 200, editor: 403, viewer: 403, stranger: 404, visitor: 401 }],
  ["restore-site", {}, { owner: 200, editor: 403, viewer: 403, stranger: 404, visitor: 401 }],
];

test.each(matrix)(
  "%s is for those whom it is for, and changes nothing for others",
  async (command, input, expected) => {
    for (const [actor, status] of Object.entries(expected)) {
      const { site, ...people } = await createSiteWithMembers(server);
      const before = await stateOf(site);
      const person = actor === "visitor" ? undefined : people[actor as keyof typeof people];
      const body = {
        request: randomUUID(),
        site,
        ...input,
        ...("subdomain" in input && { subdomain: newSubdomain() }),
      };
      const answer = await sendCommand(server, person, command, body);
      expect([actor, answer.status, answer.body]).toMatchObject([actor, status, {}]);
      if (status !== 200) expect(await stateOf(site)).toEqual(before);
    }
  },
);

test.each([
  ["NUL", "a\0b"],
  ["half a character", "a\ud800b"],
  ["the other half", "a\udfffb"],
])("a text with %s is refused wherever it stands, and nothing changes", async (_, text) => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const before = await stateOf(site);
  const request = randomUUID();
  const facts = { name: text };
  const inputs: [string, object][] = [
    ["create-site", siteBeginning({ name: text })],
    [
      "create-site",
      siteBeginning({ from: { kind: "template", template: "plumbing", facts, language: "en" } }),
    ],
    ["rename-site", { request, site, name: text }],
    ["publish-site", { request, site, revision: 1, note: text, accept: [text] }],
    [
      "save-draft",
      { request, site, revision: 1, patch: [{ op: "replace", path: ["facts", "name"], value: text }] },
    ],
  ];
  for (const [command, input] of inputs) {
    const { status, body } = await sendCommand(server, owner, command, input);
    expect([status, body.code], command).toEqual([400, "invalid_input"]);
  }
  expect(await stateOf(site)).toEqual(before);
  const told = await sendCommand(server, owner, "rename-site", {
    request,
    site,
    name: "C:\\u0000 \\ud800 😀",
  });
  expect(told.status).toBe(200);
});

test("a change that lies very deep is refused", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  let value: unknown = [];
  for (let depth = 0; depth < 3_000; depth += 1) value = [value];
  const patch = [{ op: "add", path: ["tray"], value }];
  const input = { request: randomUUID(), site, revision: 1, patch };
  expect((await sendCommand(server, owner, "save-draft", input)).status).toBe(400);
});

test("whoever may not write a draft learns nothing of it from what is said of a change", async () => {
  const { site, viewer, stranger } = await createSiteWithMembers(server);
  const before = await stateOf(site);
  const changes = [
    { op: "replace", path: ["facts", "name"], value: "Mine" },
    { op: "replace", path: ["facts", "email"], value: "none is there" },
    { op: "replace", path: ["facts", "phone"], value: "there is one, and this is none" },
  ];
  for (const change of changes) {
    const by = async (person: typeof viewer) => {
      const input = { request: randomUUID(), site, revision: 1, patch: [change] };
      return (await sendCommand(server, person, "save-draft", input)).body.code;
    };
    expect([await by(stranger), await by(viewer)], change.path.join()).toEqual([
      "site_not_found",
      "not_permitted",
    ]);
  }
  expect(await stateOf(site)).toEqual(before);
});

test("an owner whose account is closed may do nothing more, with a token that still looks good", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const before = await stateOf(site);
  await server.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    owner.id,
  ]);
  const answer = await sendCommand(server, owner, "rename-site", {
    request: randomUUID(),
    site,
    name: "Mine",
  });
  expect(answer.body.code).toBe("not_signed_in");
  expect(await stateOf(site)).toEqual(before);
});

test("a site in the trash is left alone until it is taken out, as it was", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const { site: before } = await stateOf(site);
  await sendCommand(server, owner, "trash-site", { request: randomUUID(), site });
  const refused = await sendCommand(server, owner, "rename-site", { request: randomUUID(), site, name: "X" });
  expect(refused.body.code).toBe("site_trashed");
  await sendCommand(server, owner, "restore-site", { request: randomUUID(), site });
  expect((await stateOf(site)).site).toEqual(before);
});

test("a copy says what the original says, and is the copier's own", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const copy = await createSite(server, owner, { from: { kind: "copy", of: site }, name: "Copy" });
  const [one, other] = await Promise.all([stateOf(site), stateOf(copy)]);
  expect(other.draft).toEqual(one.draft);
});

test("an account that is deleted leaves its sites, which are nobody's and not lost", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const { error } = await adminClient(server).admin.deleteUser(owner.id);
  expect(error).toBeNull();
  expect((await stateOf(site)).site).toMatchObject([{ id: site, owner: null }]);
});

test("an address that is typed is judged, and another one offered", async () => {
  const owner = await createPerson(server);
  const subdomain = newSubdomain();
  await createSite(server, owner, { subdomain });
  const ask = async (text: string) =>
    (await sendCommand(server, owner, "check-address", { subdomain: text })).body;
  expect(await ask(newSubdomain())).toEqual({ state: "free" });
  expect(await ask(subdomain)).toMatchObject({ state: "taken", suggestion: `${subdomain}-2` });
  expect(await ask("www")).toMatchObject({ state: "reserved", suggestion: "www-2" });
  expect(await ask("Bäckerei Groß")).toMatchObject({ state: "invalid", suggestion: "baeckerei-gross" });
});

test("a page of the draft is drawn with changes that are not saved, for its members alone", async () => {
  const { site, viewer, stranger } = await createSiteWithMembers(server);
  const before = await stateOf(site);
  const draw = (person: typeof viewer, input: object) =>
    sendCommand(server, person, "draw-page", { site, path: "/", patch: [], ...input });
  const changed = await draw(viewer, {
    patch: [{ op: "replace", path: ["facts", "phone"], value: "+49 30 5550100" }],
  });
  expect(changed.status).toBe(200);
  expect(changed.body.html).toContain("tel:+49305550100");
  expect(changed.body.html).not.toContain('<script type="module"');
  expect((await draw(viewer, {})).body.html).toContain("tel:+4930901820");
  expect((await draw(stranger, {})).body.code).toBe("site_not_found");
  expect((await draw(viewer, { path: "/nowhere" })).body.code).toBe("document_refused");
  const broken = await draw(viewer, { patch: [{ op: "remove", path: ["facts", "name"] }] });
  expect(broken.body.code).toBe("document_refused");
  expect(await stateOf(site)).toEqual(before);
});

test("the picture that a page is shared with is drawn as it says it, for whoever works on the site alone", async () => {
  const { site, viewer, stranger } = await createSiteWithMembers(server);
  const before = await stateOf(site);
  const [draft] = (
    await server.owner.query("select document -> 'theme' as theme from drafts where site = $1", [site])
  ).rows;
  const card = {
    name: "Weir & Sons",
    title: "Prices",
    kicker: "Joiner",
    language: "en-US",
    theme: draft?.theme,
  };
  const draw = (person: typeof viewer, input: object = {}) =>
    sendCommand(server, person, "draw-card", { site, ...card, ...input });
  const { status, body } = await draw(viewer);
  expect(status).toBe(200);
  expect(body.picture).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
  expect((await draw(viewer)).body.picture).toBe(body.picture);
  expect((await draw(viewer, { title: "Hours" })).body.picture).not.toBe(body.picture);
  expect((await draw(stranger)).body.code).toBe("site_not_found");
  for (const wrong of [
    { language: "<b>" },
    { theme: {} },
    { title: "x".repeat(1_001) },
    { host: "evil.test" },
  ]) {
    expect((await draw(viewer, wrong)).body.code).toBe("invalid_input");
  }
  expect(await stateOf(site)).toEqual(before);
});

const manyWrong = { type: "zz", props: { p: Array.from({ length: 2_600 }, () => "{collection:q}") } };

test.each([
  ["a name without end", { [`c${"c".repeat(200_000)}`]: [] }],
  ["fields without end", { q: [{ id: "one", [`f${"f".repeat(200_000)}`]: 1 }] }],
])(
  "what is wrong is told shortly, however long it is (%s), and the server goes on",
  async (_, collections) => {
    const owner = await createPerson(server);
    const site = await createSite(server, owner);
    const before = await stateOf(site);
    const page = {
      seo: {
        title: "Page",
        description: "A page that refers to nothing that there is, and says so many times.",
      },
      sections: { wrong: manyWrong },
      order: ["wrong"],
      record: "q",
    };
    const { status, body } = await sendCommand(server, owner, "draw-page", {
      site,
      path: "/",
      patch: [
        { op: "add", path: ["collections"], value: collections },
        { op: "add", path: ["pages", "/zz"], value: page },
      ],
    });
    expect({ status, code: body.code }).toEqual({ status: 422, code: "document_refused" });
    expect(JSON.stringify(body).length).toBeLessThan(50_000);
    expect(await stateOf(site)).toEqual(before);
  },
);

test("a patch that would copy a large object for each of its steps is refused before it is felt", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const before = await stateOf(site);
  const large = Object.fromEntries(Array.from({ length: 780 }, (_, index) => [`k${index}`, 1]));
  const steps = Array.from({ length: 300 }, (_, index) => ({
    op: "add",
    path: ["z", `m${index}`],
    value: 1,
    at: 0,
  }));
  const { status, body } = await sendCommand(server, owner, "save-draft", {
    request: randomUUID(),
    site,
    revision: 1,
    patch: [{ op: "add", path: ["z"], value: large }, ...steps],
  });
  expect({ status, code: body.code }).toEqual({ status: 422, code: "document_refused" });
  expect(body.message).toMatch(/too many changes at once/);
  expect(await stateOf(site)).toEqual(before);
});

test("what may stand in a design is told as schemas, with what its fields mean", async () => {
  const person = await createPerson(server);
  const { body } = await sendCommand(server, person, "describe-design", { design: "food" });
  expect(body).toMatchObject({
    blocks: {
      hero: { schema: { properties: { title: { type: "string", maxLength: 120, textClass: "heading" } } } },
    },
    facts: { properties: { phone: { type: "string" } } },
  });
  const unknown = await sendCommand(server, person, "describe-design", { design: "unheard-of" });
  expect(unknown.body.code).toBe("document_refused");
});
