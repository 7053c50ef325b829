import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noLimits } from "../testing/accounts.ts";
import { queryAs } from "../testing/query-as.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createSiteWithMembers } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { ask, createAdministrator } from "./testing/support-scene.ts";

let server: TestServer;
let admin: Person;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({ limits: noLimits, onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
  admin = await createAdministrator(server);
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const send = (person: Person | undefined, name: string, body: object) =>
  sendCommand(server, person, name, { request: randomUUID(), ...body });

const allow = (person: Person, access: string) => send(person, "allow-studio", { access });

const open = (person: Pick<Person, "token"> | undefined, ticket: string, more: object = {}) =>
  sendCommand(server, person, "open-ticket-site", { ticket, opening: randomUUID(), known: null, ...more });

const named = (name: string) => [{ op: "replace", path: ["facts", "name"], value: name }];

/** What `save-ticket-draft` is sent, unless told otherwise. */
const mending = (ticket: string, more: object = {}) => ({
  request: randomUUID(),
  ticket,
  opening: randomUUID(),
  revision: 1,
  patch: named("Mended"),
  ...more,
});

const mend = (person: Pick<Person, "token"> | undefined, ticket: string, more: object = {}) =>
  sendCommand(server, person, "save-ticket-draft", mending(ticket, more));

/** All that anybody could have changed of a site. */
async function stateOf(site: string) {
  const { rows } = await server.owner.query(
    `select
      (select row_to_json(d) from drafts d where site = $1) as draft,
      (select json_agg(c order by revision) from draft_changes c where site = $1) as changes,
      (select json_agg(k order by revision) from kept_drafts k where site = $1) as kept,
      (select count(*)::int from publishes where site = $1) as publishes,
      (select json_agg(m order by user_id) from site_members m where site = $1) as people,
      (select row_to_json(s) from sites s where id = $1) as site`,
    [site],
  );
  return rows[0];
}

async function draftOf(site: string) {
  const { rows } = await server.owner.query("select revision, document from drafts where site = $1", [site]);
  return rows[0] as { revision: number; document: { facts: { name: string; phone: string } } };
}

const deedsOf = async (site: string, act: string) =>
  (
    await server.owner.query(
      "select actor, after from private.audit where target = $1 and act = $2 order by id",
      [site, act],
    )
  ).rows;

/** A site whose owner has asked about a section of it. */
async function createScene(access = "edit") {
  const people = await createSiteWithMembers(server);
  const { owner, site } = people;
  await allow(owner, access);
  const ticket = await ask(server, owner, { site, page: "/", section: "hero" });
  return { ...people, ticket };
}

async function lookAs(person: Person): Promise<Pick<Person, "token">> {
  const { body } = await sendCommand(server, admin, "begin-look", { account: person.id, reason: "Asked" });
  return { token: String((body.session as { access_token: string }).access_token) };
}

test("the draft that a question is about comes to the studio, at its section, and each opening is written down", async () => {
  const { site, owner, editor, ticket } = await createScene("look");
  const opening = randomUUID();
  const opened = await open(admin, ticket, { opening });
  expect(opened.body).toMatchObject({
    site,
    name: "Weir & Sons",
    access: "look",
    page: "/",
    section: "hero",
    revision: 1,
  });
  expect(opened.body.document).toEqual((await draftOf(site)).document);
  const again = await open(admin, ticket, { opening, known: 1 });
  expect(again.body).toMatchObject({ revision: 1, document: null });
  await open(admin, ticket);
  const other = await createAdministrator(server);
  await open(other, ticket, { opening });
  const deeds = await deedsOf(site, "open-ticket-site");
  expect(deeds.map(({ actor }) => actor)).toEqual([admin.id, admin.id, other.id]);
  expect(deeds[0]?.after).toEqual({ ticket, opening, owner: owner.id, page: "/", access: "look" });
  const seen = async (person: Person) =>
    (await queryAs(server.database, person, "select did, site_name, page from my_studio_acts()")).rows;
  expect(await seen(owner)).toEqual(Array(3).fill({ did: "opened", site_name: "Weir & Sons", page: "/" }));
  for (const one of [editor, admin]) expect(await seen(one)).toEqual([]);
});

test("whoever is not the studio opens nothing and mends nothing by a question: to them there is no such command", async () => {
  const { site, owner, editor, viewer, stranger, ticket } = await createScene();
  const suspended = await createPerson(server);
  await server.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    suspended.id,
  ]);
  const unknown = await sendCommand(server, stranger, "no-such-command", {});
  const before = await stateOf(site);
  for (const person of [owner, editor, viewer, stranger, await lookAs(owner)]) {
    expect(await open(person, ticket)).toEqual(unknown);
    expect(await mend(person, ticket)).toEqual(unknown);
  }
  for (const person of [undefined, suspended]) {
    expect((await open(person, ticket)).status).toBe(401);
    expect((await mend(person, ticket)).status).toBe(401);
  }
  expect(await stateOf(site)).toEqual(before);
  expect(await deedsOf(site, "open-ticket-site")).toEqual([]);
  expect((await mend(admin, ticket)).status).toBe(200);
});

test("whoever looks as the customer lets the studio in nowhere, and opens nothing again", async () => {
  const { site, owner, ticket } = await createScene("look");
  const solved = await ask(server, owner, { site, page: "/" });
  await send(owner, "solve-ticket", { ticket: solved });
  const look = (await lookAs(owner)) as Person;
  const acts: [string, object][] = [
    ["allow-studio", { access: "edit" }],
    ["reopen-ticket", { ticket: solved }],
    ["write-ticket", { ticket: solved, message: randomUUID(), body: "Again." }],
    ["undo-studio", { site, revision: 1 }],
  ];
  for (const [name, body] of acts) {
    expect([name, (await send(look, name, body)).body.code]).toEqual([name, "only_looking"]);
  }
  expect((await open(admin, solved)).status).toBe(403);
  expect((await open(admin, ticket)).body.access).toBe("look");
});

test("an administrator who is none any more, or whose session has ended, is out at once", async () => {
  const { site, ticket } = await createScene();
  const [former, gone] = [await createAdministrator(server), await createAdministrator(server)];
  expect((await mend(former, ticket)).status).toBe(200);
  await server.owner.query("update profiles set role = 'customer' where user_id = $1", [former.id]);
  await server.owner.query("delete from auth.sessions where user_id = $1", [gone.id]);
  const before = await stateOf(site);
  for (const [person, status] of [
    [former, 404],
    [gone, 401],
  ] as const) {
    expect((await open(person, ticket)).status).toBe(status);
    expect((await mend(person, ticket, { revision: 2 })).status).toBe(status);
  }
  expect(await stateOf(site)).toEqual(before);
});

type Scene = Awaited<ReturnType<typeof createScene>>;

const shutters: [string, (scene: Scene) => Promise<unknown>, number][] = [
  ["the owner allows nothing", ({ owner }) => allow(owner, "none"), 403],
  ["whoever asked solves it", ({ owner, ticket }) => send(owner, "solve-ticket", { ticket }), 403],
  ["the studio solves it", ({ ticket }) => send(admin, "set-ticket-state", { ticket, state: "solved" }), 403],
  ["the site is in the trash", ({ owner, site }) => send(owner, "trash-site", { site }), 403],
  [
    "the owner leaves",
    ({ owner }) =>
      server.owner.query(
        "update profiles set leaving_since = now(), leaves_at = now() + interval '30 days' where user_id = $1",
        [owner.id],
      ),
    403,
  ],
  [
    "the owner is suspended",
    ({ owner }) =>
      server.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
        owner.id,
      ]),
    403,
  ],
  [
    "the site is nobody's any more",
    async ({ site }) => {
      await server.owner.query("update sites set owner = null where id = $1", [site]);
    },
    403,
  ],
  [
    "whoever asked works on it no longer",
    ({ owner, site }) =>
      server.owner.query("delete from site_members where site = $1 and user_id = $2", [site, owner.id]),
    403,
  ],
  [
    "the question is about no site any more",
    ({ ticket }) => server.owner.query("update tickets set site = null where id = $1", [ticket]),
    404,
  ],
];

test.each(shutters)("when %s, the studio is out of the draft", async (_, shut, status) => {
  const scene = await createScene();
  const { site, ticket } = scene;
  const opening = randomUUID();
  expect((await open(admin, ticket, { opening })).status).toBe(200);
  await shut(scene);
  const before = await stateOf(site);
  for (const more of [{ opening, known: 1 }, {}]) {
    expect((await open(admin, ticket, more)).status).toBe(status);
  }
  const refused = await mend(admin, ticket, { opening, patch: [{ op: "remove", path: ["nothing"] }] });
  expect(refused.status).toBe(status);
  expect((await mend(admin, ticket, { opening })).status).toBe(status);
  expect((await sendCommand(server, admin, "draw-ticket-place", { ticket, of: "draft" })).status).toBe(
    status,
  );
  expect(await stateOf(site)).toEqual(before);
  expect(await deedsOf(site, "open-ticket-site")).toHaveLength(1);
});

test("what was solved opens to the studio when whoever asked writes again, and not by the studio itself", async () => {
  const { site, owner, ticket } = await createScene();
  await send(owner, "solve-ticket", { ticket });
  const before = await stateOf(site);
  for (const state of ["open", "waiting"]) {
    expect((await send(admin, "set-ticket-state", { ticket, state })).status).toBe(200);
    expect((await open(admin, ticket)).body.code).toBe("not_permitted");
    expect((await mend(admin, ticket)).body.code).toBe("not_permitted");
  }
  const answered = { ticket, message: randomUUID(), body: "Once more.", as: "answer" };
  expect((await send(admin, "answer-ticket", answered)).status).toBe(200);
  expect((await open(admin, ticket)).status).toBe(403);
  expect(await stateOf(site)).toEqual(before);
  await send(owner, "write-ticket", { ticket, message: randomUUID(), body: "It is back." });
  expect((await open(admin, ticket)).body.access).toBe("edit");
});

test("the studio mends only what the owner lets it, and never for somebody who may not themselves", async () => {
  const { site, owner, editor, viewer, ticket } = await createScene("look");
  const byViewer = await ask(server, viewer, { site, page: "/" });
  const byEditor = await ask(server, editor, { site, page: "/" });
  const before = await stateOf(site);
  // Of others' sites nobody allows anything.
  await allow(editor, "edit");
  await allow(viewer, "edit");
  for (const one of [ticket, byViewer, byEditor]) {
    expect((await open(admin, one)).body.access).toBe("look");
    expect((await mend(admin, one)).body.code).toBe("not_permitted");
  }
  await allow(owner, "edit");
  expect((await open(admin, byViewer)).body.access).toBe("look");
  expect((await mend(admin, byViewer)).status).toBe(403);
  expect(await stateOf(site)).toEqual(before);
  expect((await mend(admin, byEditor)).status).toBe(200);
  await server.owner.query("update sites set suspended_at = now() where id = $1", [site]);
  expect((await open(admin, ticket)).body.access).toBe("look");
  expect((await mend(admin, ticket, { revision: 2 })).status).toBe(403);
});

test("a mended draft is by the hand of the studio, and nothing else of the site is the studio's to do", async () => {
  const { site, ticket } = await createScene();
  expect((await mend(admin, ticket)).body).toEqual({ revision: 2 });
  const { changes, kept } = await stateOf(site);
  expect(changes.at(-1)).toMatchObject({ revision: 2, author: admin.id });
  expect(kept).toMatchObject([{ revision: 1, until: 2, reason: "studio" }]);
  const before = await stateOf(site);
  const about = () => ({ request: randomUUID(), site });
  const acts: [string, object][] = [
    ["save-draft", { ...about(), revision: 2, patch: named("Taken") }],
    ["publish-site", { ...about(), revision: 2, accept: [] }],
    ["check-site", { site }],
    ["undo-studio", { ...about(), revision: 1 }],
    ["trash-site", about()],
    ["unpublish-site", about()],
    ["rename-site", { ...about(), name: "Taken" }],
    ["invite-member", { ...about(), email: "taken@fabula.test", role: "editor" }],
    ["draw-page", { site, path: "/", patch: [] }],
    ["be-present", { site, window: randomUUID(), page: "/" }],
    ["list-changes", { site }],
    ["bring-version", { ...about(), version: 1, revision: 2 }],
  ];
  for (const [name, body] of acts) {
    const { status, body: said } = await sendCommand(server, admin, name, body);
    expect([name, status, said.code]).toEqual([name, 404, "site_not_found"]);
  }
  // The Data API shows an administrator nothing of it either.
  for (const table of ["drafts", "draft_changes", "kept_drafts", "versions"]) {
    expect((await queryAs(server.database, admin, `select site from ${table}`)).rows).toEqual([]);
  }
  expect(await stateOf(site)).toEqual(before);
});

test.each([
  ["another design", [{ op: "replace", path: ["design"], value: "food" }], 403],
  ["what is no document", [{ op: "replace", path: ["facts"], value: 7 }], 422],
  ["more than can be taken back", named("x".repeat(70_000)), 413],
])("%s is not what the studio can make of a draft", async (_, patch, status) => {
  const { site, ticket } = await createScene();
  const before = await stateOf(site);
  const refused = await mend(admin, ticket, { patch });
  expect(refused.status).toBe(status);
  expect(await stateOf(site)).toEqual(before);
});

test("the same change sent twice is one, and one that comes too late is told so and keeps nothing", async () => {
  const { site, owner, ticket } = await createScene();
  const change = mending(ticket);
  const answers = await Promise.all(
    [1, 2].map(() => sendCommand(server, admin, "save-ticket-draft", change)),
  );
  answers.push(await sendCommand(server, admin, "save-ticket-draft", change));
  for (const { body } of answers) expect(body).toEqual({ revision: 2 });
  await send(owner, "save-draft", { site, revision: 2, patch: named("Ours") });
  const before = await stateOf(site);
  const late = await mend(admin, ticket, { revision: 2 });
  expect([late.status, late.body.code]).toEqual([409, "draft_changed"]);
  expect(await stateOf(site)).toEqual(before);
});

test("whoever takes the right back while something is saved has it after or not at all", async () => {
  const { site, owner, ticket } = await createScene();
  for (const _ of [1, 2, 3, 4]) {
    await allow(owner, "edit");
    const { revision } = await draftOf(site);
    const [, withdrawn] = await Promise.all([mend(admin, ticket, { revision }), allow(owner, "look")]);
    expect(withdrawn.status).toBe(200);
    const after = await stateOf(site);
    expect((await mend(admin, ticket, { revision: after.draft.revision })).status).toBe(403);
    expect(await stateOf(site)).toEqual(after);
  }
});

test("the owner takes back all that the studio made of one opening, and what was written since stays", async () => {
  const { site, owner, ticket } = await createScene();
  const opening = randomUUID();
  await mend(admin, ticket, { opening, revision: 1 });
  await mend(admin, ticket, { opening, revision: 2, patch: named("Mended again") });
  const phone = [{ op: "replace", path: ["facts", "phone"], value: "+49 30 111" }];
  await send(owner, "save-draft", { site, revision: 3, patch: phone });
  await mend(admin, ticket, {
    opening,
    revision: 4,
    patch: [{ op: "replace", path: ["facts", "city"], value: "Ulm" }],
  });
  const acts = async () =>
    (
      await queryAs(
        server.database,
        owner,
        "select did, changes, before_revision from my_studio_acts() where did = 'mended' order by before_revision",
      )
    ).rows;
  expect(await acts()).toEqual([
    { did: "mended", changes: 2, before_revision: 1 },
    { did: "mended", changes: 1, before_revision: 4 },
  ]);
  const undo = { request: randomUUID(), site, revision: 1 };
  for (const _ of [1, 2]) {
    expect((await sendCommand(server, owner, "undo-studio", undo)).body).toEqual({ revision: 6 });
  }
  expect((await draftOf(site)).document.facts).toMatchObject({
    name: "Weir & Sons",
    phone: "+49 30 111",
    city: "Ulm",
  });
  expect((await send(owner, "undo-studio", { site, revision: 1 })).body.code).toBe("not_found");
  expect(await acts()).toEqual([
    { did: "mended", changes: 1, before_revision: 4 },
    { did: "mended", changes: 2, before_revision: null },
  ]);
});

test("however often the studio opens a draft, by whomever and for which question, the owner's way back from it stays", async () => {
  const { site, owner, ticket } = await createScene();
  const other = await createAdministrator(server);
  const questions = [ticket, await ask(server, owner, { site, page: "/", section: "hero" })];
  const before = (await draftOf(site)).document;
  for (let turn = 0; turn < 14; turn += 1) {
    const saved = await mend(turn % 3 === 0 ? other : admin, questions[turn % 2] ?? ticket, {
      revision: turn + 1,
      patch: named(`Mended ${turn}`),
    });
    expect(saved.body).toEqual({ revision: turn + 2 });
  }
  const { rows } = await queryAs(
    server.database,
    owner,
    "select did, changes, before_revision from my_studio_acts() where did = 'mended'",
  );
  expect(rows).toEqual([{ did: "mended", changes: 14, before_revision: 1 }]);
  expect((await send(owner, "undo-studio", { site, revision: 1 })).body).toEqual({ revision: 16 });
  expect((await draftOf(site)).document).toEqual(before);
});

test("the studio changes no more than can be taken back, and begins anew before its steps are forgotten", async () => {
  const { site, owner, ticket } = await createScene();
  await mend(admin, ticket);
  const goOnTo = (revision: number, daysAgo = 0) =>
    server.owner.query(
      `with draft as (update drafts set revision = $2 where site = $1)
       update kept_drafts set until = $2, at = at - make_interval(days => $3) where site = $1`,
      [site, revision, daysAgo],
    );
  await goOnTo(500);
  expect((await mend(admin, ticket, { revision: 500, patch: named("The last") })).body).toEqual({
    revision: 501,
  });
  const before = await stateOf(site);
  const refused = await mend(admin, ticket, { revision: 501, patch: named("One more") });
  expect(refused).toMatchObject({ status: 409, body: { code: "quota_reached" } });
  expect(await stateOf(site)).toEqual(before);
  await send(owner, "save-draft", { site, revision: 501, patch: named("Ours") });
  expect((await mend(admin, ticket, { revision: 502 })).body).toEqual({ revision: 503 });
  await goOnTo(503, 30);
  await mend(admin, ticket, { revision: 503, patch: named("A month later") });
  const { rows } = await server.owner.query(
    "select revision from kept_drafts where site = $1 order by revision",
    [site],
  );
  expect(rows.at(-1)).toEqual({ revision: 503 });
});

test("what was written over since is not taken back, and who may not write takes back nothing", async () => {
  const { site, owner, editor, viewer, stranger, ticket } = await createScene();
  await mend(admin, ticket);
  const mended = await stateOf(site);
  for (const [person, status] of [
    [undefined, 401],
    [stranger, 404],
    [admin, 404],
    [viewer, 403],
  ] as const) {
    expect((await send(person, "undo-studio", { site, revision: 1 })).status).toBe(status);
  }
  expect((await send(owner, "undo-studio", { site, revision: 7 })).status).toBe(404);
  expect(await stateOf(site)).toEqual(mended);
  await send(owner, "save-draft", { site, revision: 2, patch: named("Ours") });
  const before = await stateOf(site);
  expect((await send(editor, "undo-studio", { site, revision: 1 })).body.code).toBe("draft_changed");
  expect(await stateOf(site)).toEqual(before);
});
