import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import { noLimits } from "../testing/accounts.ts";
import { changePhone, liveOf, makePublishable, publish } from "../testing/publishing.ts";
import { queryAs } from "../testing/query-as.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createSite, createSiteWithMembers } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";

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
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
});

const phones = ["+49 30 5550101", "+49 30 5550102"] as const;

/** A site of somebody with two versions, the second with another telephone number, and `revision` of its draft. */
async function createVersions(owner?: Person) {
  const person = owner ?? (await createPerson(server));
  const site = await createSite(server, person);
  const first = await makePublishable(server, person, site);
  const before = await changePhone(server, person, site, first, phones[0]);
  await publish(server, person, site, before);
  const revision = await changePhone(server, person, site, before, phones[1]);
  await publish(server, person, site, revision);
  return { owner: person, site, revision };
}

async function draftOf(site: string): Promise<{ revision: number; document: SiteDocument }> {
  const { rows } = await server.owner.query("select revision, document from drafts where site = $1", [site]);
  return rows[0];
}

type Row = {
  number: number;
  name: string | null;
  changes: string[] | null;
  is_live: boolean;
  pages: number;
  bytes: string;
};

test("what the draft would change for visitors is told in words, and nothing of a site that is not live", async () => {
  const { owner, site, revision } = await createVersions();
  const changesOf = async (id: string) =>
    (await sendCommand(server, owner, "list-changes", { site: id })).body;
  expect(await changesOf(site)).toEqual({ changes: [] });
  await changePhone(server, owner, site, revision, phones[0]);
  expect(await changesOf(site)).toEqual({ changes: [expect.stringContaining("phone")] });
  expect(await changesOf(await createSite(server, owner))).toEqual({ changes: [] });
});

const list = async (caller: Person, site: string, more = "") =>
  (await queryAs(server.database, caller, `select * from list_versions('${site}'${more})`)).rows as Row[];

const send = (person: Person | undefined, name: string, input: object) =>
  sendCommand(server, person, name, { request: randomUUID(), ...input });

/** Everything of a site that a command about versions could change. */
async function stateOf(site: string) {
  const { rows } = await server.owner.query(
    `select sites::text, (select jsonb_agg(d) from drafts d where site = $1) as draft,
       (select jsonb_agg(v order by number) from versions v where site = $1) as versions,
       (select count(*) from draft_changes where site = $1) as changes,
       (select jsonb_agg(k order by revision) from kept_drafts k where site = $1) as kept,
       (select count(*) from publishes where site = $1) as publishes,
       (select count(*) from private.audit where target = $1::text) as audit
     from sites where id = $1`,
    [site],
  );
  return rows[0];
}

test("a list of versions says what changed with each, by whom, and which is live", async () => {
  const { owner, site } = await createVersions();
  await server.owner.query("update profiles set full_name = 'Ada Weir' where user_id = $1", [owner.id]);
  const [second, first] = await list(owner, site);
  expect(second).toMatchObject({
    number: 2,
    name: null,
    author: "Ada Weir",
    is_mine: true,
    changes: ["Facts: phone"],
    is_live: true,
    found: 2,
  });
  expect(first).toMatchObject({ number: 1, changes: [], is_live: false, live: 2 });
  const { files } = await liveOf(server, site);
  const pages = files.filter(({ policy }) => policy !== null);
  expect(second?.pages).toBe(pages.length);
  expect(Number(second?.bytes)).toBeGreaterThan(1000 * pages.length);
  expect((await list(owner, site, ", 2, 1")).map(({ number }) => number)).toEqual([1]);
  await send(owner, "roll-back-site", { site, version: 1 });
  expect((await list(owner, site)).map(({ is_live }) => is_live)).toEqual([false, true]);
});

test("a list of a thousand versions is read by its page", async () => {
  const { owner, site } = await createVersions();
  await server.owner.query(
    `insert into versions (site, number, document_hash, revision, author, changes)
     select site, generate_series(3, 1000), document_hash, revision, author, changes from versions where site = $1 and number = 1`,
    [site],
  );
  const numbers: number[] = [];
  for (let before = 1001; before > 1; before = numbers.at(-1) ?? 0)
    numbers.push(...(await list(owner, site, `, ${before}, 100`)).map(({ number }) => number));
  expect(numbers).toEqual(Array.from({ length: 1000 }, (_, index) => 1000 - index));
  expect(await list(owner, site, ", null, 100000")).toHaveLength(100);
});

test("versions are listed for members of their site alone", async () => {
  const { site, owner, editor, viewer, stranger } = await createSiteWithMembers(server);
  const revision = await makePublishable(server, owner, site);
  await publish(server, owner, site, revision);
  for (const member of [owner, editor, viewer]) expect(await list(member, site)).toHaveLength(1);
  const admin = await createPerson(server);
  await server.owner.query("update profiles set role = 'admin' where user_id = $1", [admin.id]);
  for (const other of [stranger, admin]) expect(await list(other, site)).toEqual([]);
  await expect(queryAs(server.database, "anon", `select * from list_versions('${site}')`)).rejects.toThrow(
    "permission denied",
  );
  await server.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    owner.id,
  ]);
  expect(await list(owner, site)).toEqual([]);
});

test("a version has a name until it is taken away", async () => {
  const { owner, site } = await createVersions();
  const names = async () => (await list(owner, site)).map(({ name }) => name);
  expect((await send(owner, "name-version", { site, version: 1, name: " Before the summer " })).status).toBe(
    200,
  );
  expect(await names()).toEqual([null, "Before the summer"]);
  expect((await send(owner, "name-version", { site, version: 1, name: "x".repeat(81) })).status).toBe(400);
  expect((await send(owner, "name-version", { site, version: 3, name: "None" })).body.code).toBe("not_found");
  expect(await names()).toEqual([null, "Before the summer"]);
  await send(owner, "name-version", { site, version: 1, name: "  " });
  expect(await names()).toEqual([null, null]);
  // Nobody would find the link that is called like that.
  await send(owner, "name-version", { site, version: 1, name: "\u200b\u202e" });
  expect(await names()).toEqual([null, null]);
});

test("a page of a version is drawn as it was", async () => {
  const { owner, site } = await createVersions();
  const draw = (version: number, path = "/") =>
    sendCommand(server, owner, "draw-version", { site, version, path });
  const [first, second] = [await draw(1), await draw(2)];
  expect(first.body.html).toContain(phones[0]);
  expect(first.body.html).not.toContain(phones[1]);
  expect(second.body.html).toContain(phones[1]);
  expect((await draw(9)).body.code).toBe("not_found");
  expect((await draw(1, "/nowhere")).body.code).toBe("document_refused");
});

test("a version is compared with the draft, brought into it and taken back, byte for byte", async () => {
  const { owner, site, revision } = await createVersions();
  const compared = await sendCommand(server, owner, "compare-version", { site, version: 1 });
  expect(compared.body).toMatchObject({ revision, live: 2, changes: ["Facts: phone"] });
  expect(compared.body.pages).toContainEqual({
    path: "/",
    name: "Home",
    isInVersion: true,
    isInDraft: true,
  });
  const before = await draftOf(site);
  const live = await liveOf(server, site);
  const brought = await send(owner, "bring-version", { site, version: 1, revision });
  expect(brought.body).toEqual({ revision: revision + 1 });
  expect((await draftOf(site)).document.facts.phone).toBe(phones[0]);
  expect(await liveOf(server, site)).toEqual(live);
  const changed = await server.owner.query(
    "select author, patch from draft_changes where site = $1 and revision = $2",
    [site, revision + 1],
  );
  expect(changed.rows).toEqual([
    { author: owner.id, patch: [{ op: "replace", path: ["facts", "phone"], value: phones[0] }] },
  ]);
  const returned = await send(owner, "return-draft", { site, revision: revision + 1 });
  expect(returned.body).toEqual({ revision: revision + 2 });
  const after = await draftOf(site);
  expect(JSON.stringify(after.document)).toBe(JSON.stringify(before.document));
});

const keptOf = async (site: string) =>
  (
    await server.owner.query(
      "select revision, reason, design, version from kept_drafts where site = $1 order by reason, revision",
      [site],
    )
  ).rows;

test("what a version took the place of is kept until it has come back, once, however often that is asked", async () => {
  const { owner, site, revision } = await createVersions();
  await send(owner, "bring-version", { site, version: 1, revision });
  const { design } = (await draftOf(site)).document;
  expect(await keptOf(site)).toEqual([{ revision, reason: "version", design, version: 1 }]);
  const input = { request: randomUUID(), site, revision: revision + 1 };
  const answers = await Promise.all([1, 2].map(() => sendCommand(server, owner, "return-draft", input)));
  answers.push(await sendCommand(server, owner, "return-draft", input));
  expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ revision: revision + 2 }));
  expect(await keptOf(site)).toEqual([]);
  const before = await stateOf(site);
  const again = await send(owner, "return-draft", { site, revision: revision + 1 });
  expect(again.body.code).toBe("not_found");
  expect(await stateOf(site)).toEqual(before);
});

test("a version in another design can be taken back as both, and of a site twelve drafts of each kind are kept, as long as it is there", async () => {
  const { owner, site, revision } = await createVersions();
  const { design } = (await draftOf(site)).document;
  await send(owner, "change-design", { site, revision, to: { kind: "design", design: "art" } });
  const inArt = (await draftOf(site)).document;
  await send(owner, "bring-version", { site, version: 1, revision: revision + 1 });
  expect(await keptOf(site)).toEqual([
    { revision, reason: "design", design, version: null },
    { revision: revision + 1, reason: "design", design: "art", version: null },
    { revision: revision + 1, reason: "version", design: "art", version: 1 },
  ]);
  expect((await send(owner, "return-draft", { site, revision: revision + 2 })).status).toBe(200);
  expect((await draftOf(site)).document).toEqual(inArt);
  for (let next = revision + 3; next < revision + 17; next += 1) {
    const answer = await send(owner, "bring-version", { site, version: 1 + (next % 2), revision: next });
    expect(answer.status).toBe(200);
  }
  const kept = (await keptOf(site)).filter(({ reason }) => reason === "version");
  expect(kept.map((row) => row.revision)).toEqual(
    Array.from({ length: 12 }, (_, index) => revision + 5 + index),
  );
  await server.owner.query("delete from sites where id = $1", [site]);
  expect(await keptOf(site)).toEqual([]);
});

test("what was written after a version was brought stays when that is taken back", async () => {
  const { owner, site, revision } = await createVersions();
  await send(owner, "bring-version", { site, version: 1, revision });
  const patch = [{ op: "replace", path: ["facts", "city"], value: "Potsdam" }];
  await send(owner, "save-draft", { site, revision: revision + 1, patch });
  expect((await send(owner, "return-draft", { site, revision: revision + 1 })).status).toBe(200);
  expect((await draftOf(site)).document.facts).toMatchObject({ phone: phones[1], city: "Potsdam" });
});

test("where the same place was changed since, nothing is taken back and nobody's words are lost", async () => {
  const { owner, site, revision } = await createVersions();
  await send(owner, "bring-version", { site, version: 1, revision });
  await changePhone(server, owner, site, revision + 1, "+49 30 5550199");
  const before = await stateOf(site);
  const { status, body } = await send(owner, "return-draft", { site, revision: revision + 1 });
  expect({ status, code: body.code }).toEqual({ status: 409, code: "draft_changed" });
  expect(await stateOf(site)).toEqual(before);
});

test("a draft that somebody has changed meanwhile is not replaced", async () => {
  const { owner, site, revision } = await createVersions();
  await changePhone(server, owner, site, revision, "+49 30 5550199");
  const before = await stateOf(site);
  const { body } = await send(owner, "bring-version", { site, version: 1, revision });
  expect(body.code).toBe("draft_changed");
  expect(await stateOf(site)).toEqual(before);
  // What nothing was put in the place of cannot come back.
  expect((await send(owner, "return-draft", { site, revision: revision + 1 })).body.code).toBe("not_found");
  expect(await stateOf(site)).toEqual(before);
});

test("the same request brings a version once, also at once", async () => {
  const { owner, site, revision } = await createVersions();
  const input = { request: randomUUID(), site, version: 1, revision };
  const answers = await Promise.all([1, 2, 3].map(() => sendCommand(server, owner, "bring-version", input)));
  expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ revision: revision + 1 }));
  expect((await draftOf(site)).revision).toBe(revision + 1);
});

test("a site in the trash keeps its versions as they are", async () => {
  const { owner, site, revision } = await createVersions();
  await send(owner, "trash-site", { site });
  const before = await stateOf(site);
  for (const [command, input] of [
    ["name-version", { version: 1, name: "Old" }],
    ["bring-version", { version: 1, revision }],
  ] as const) {
    expect((await send(owner, command, { site, ...input })).body.code).toBe("site_trashed");
  }
  expect(await stateOf(site)).toEqual(before);
});

const reads = {
  owner: 200,
  editor: 200,
  viewer: 200,
  stranger: 404,
  visitor: 401,
  admin: 404,
  suspended: 401,
};
const writes = { ...reads, viewer: 403 };
/** Who may do what; whoever may not is told no more than they know. */
const matrix: [string, object, Record<string, number>][] = [
  ["draw-version", { version: 1, path: "/" }, reads],
  ["compare-version", { version: 1 }, reads],
  ["list-changes", {}, reads],
  ["name-version", { request: "@", version: 1, name: "Old" }, writes],
  ["bring-version", { request: "@", version: 1, revision: 2 }, writes],
  ["return-draft", { request: "@", revision: 3 }, writes],
];

test.each(matrix)(
  "%s is for those whom it is for, and changes nothing for others",
  async (command, input, expected) => {
    const { site, ...members } = await createSiteWithMembers(server);
    const [admin, suspended] = [await createPerson(server), await createPerson(server)];
    await server.owner.query("update profiles set role = 'admin' where user_id = $1", [admin.id]);
    const revision = await makePublishable(server, members.owner, site);
    expect(revision).toBe(2);
    await publish(server, members.owner, site, revision);
    if (command === "return-draft")
      await send(members.owner, "bring-version", { site, version: 1, revision });
    await server.owner.query("insert into site_members (site, user_id, role) values ($1, $2, 'editor')", [
      site,
      suspended.id,
    ]);
    await server.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
      suspended.id,
    ]);
    const people: Record<string, Person> = { ...members, admin, suspended };
    let asked = input;
    // Whoever may comes last: the draft is another one afterwards.
    for (const [actor, status] of Object.entries(expected).toSorted(([, one], [, other]) => other - one)) {
      const before = await stateOf(site);
      const body = { site, ...asked, ...("request" in input && { request: randomUUID() }) };
      const answer = await sendCommand(server, people[actor], command, body);
      if (status === 200 && command === "bring-version" && answer.status === 409) continue;
      expect([actor, answer.status]).toEqual([actor, status]);
      if (status !== 200) expect(await stateOf(site)).toEqual(before);
      if (status !== 200 || command !== "return-draft") continue;
      // What has come back is put there again, for the next one.
      const { revision: now } = await draftOf(site);
      await send(members.owner, "bring-version", { site, version: 1, revision: now });
      asked = { ...asked, revision: now + 1 };
    }
  },
);

test("versions that were kept before their changes were written down are listed without", async () => {
  const { owner, site } = await createVersions();
  await server.owner.query("update versions set changes = null where site = $1", [site]);
  expect((await list(owner, site)).map(({ changes }) => changes)).toEqual([null, null]);
});

test("a number that no version and no draft can have is refused like any that is none, and changes nothing", async () => {
  const { owner, site, revision } = await createVersions();
  const before = await draftOf(site);
  const beyond = 2_147_483_648;
  const about = () => ({ request: randomUUID(), site });
  const secret = Buffer.alloc(32, 7).toString("base64url");
  const link = { secret, lasts: "day", note: "", password: null, mayComment: true };
  const asked: [name: string, input: object][] = [
    ["draw-version", { site, version: beyond, path: "/" }],
    ["compare-version", { site, version: beyond }],
    ["name-version", { ...about(), version: beyond, name: "Later" }],
    ["roll-back-site", { ...about(), version: beyond }],
    ["bring-version", { ...about(), version: beyond, revision }],
    ["return-draft", { ...about(), revision: beyond }],
    ["publish-site", { ...about(), revision: beyond }],
    ["hide-samples", { ...about(), revision: beyond }],
    ["create-preview", { ...about(), ...link, version: beyond }],
  ];
  for (const [name, input] of asked) {
    const { status, body } = await sendCommand(server, owner, name, input);
    expect([name, status, body.code]).toEqual([name, 400, "invalid_input"]);
  }
  expect(await draftOf(site)).toEqual(before);
  const { rows } = await server.owner.query("select from preview_links where site = $1", [site]);
  expect(rows).toEqual([]);
});
