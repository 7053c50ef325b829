import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MovedContent } from "../../contract/moved-content.ts";
import { wholeSteps } from "../../engine/document/whole-steps.ts";
import { sweepHistory } from "../sites/sweep-history.job.ts";
import { noLimits } from "../testing/accounts.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createSite, createSiteWithMembers } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({ limits: noLimits, onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

/** All that the database holds of a site and of what it wore. */
async function stateOf(site: string) {
  const one = async (statement: string) => (await server.owner.query(statement, [site])).rows;
  return {
    site: await one("select * from sites where id = $1"),
    draft: await one("select revision, document::text as text from drafts where site = $1"),
    changes: await one("select count(*)::int as n from draft_changes where site = $1"),
    designs: await one(
      "select revision, design from kept_drafts where site = $1 and reason = 'design' order by revision",
    ),
    audit: await one("select count(*)::int as n from private.audit where target = $1::text"),
  };
}

async function textOf(site: string): Promise<string> {
  const { draft } = await stateOf(site);
  return draft[0].text;
}

const change = (site: string, revision: number, to: object) => ({
  request: randomUUID(),
  site,
  revision,
  to,
});
const into = (design: string) => ({ kind: "design", design });

async function changeTo(person: Person, site: string, revision: number, to: object) {
  return sendCommand(server, person, "change-design", change(site, revision, to));
}

test("a draft is drawn in another design with its own words, told where these went, and nothing is kept of it", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const before = await stateOf(site);
  const { status, body } = await sendCommand(server, owner, "draw-in-design", { site, design: "fashion" });
  expect(status).toBe(200);
  expect(body.html).toContain("Weir &amp; Sons");
  expect(body.html).toContain("tel:+4930901820");
  const moved = body.moved as MovedContent;
  expect(moved.sections.some(({ role, records }) => role === "offers" && records > 0)).toBe(true);
  expect(await stateOf(site)).toEqual(before);
  const unknown = await sendCommand(server, owner, "draw-in-design", { site, design: "unheard-of" });
  expect(unknown.body.code).toBe("document_refused");
});

test("a design is worn whole by whom the studio says that it suits, in what is looked at, poured and kept alike", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const asked = { site, design: "roofing" };
  const drawn = async () => (await sendCommand(server, owner, "draw-in-design", asked)).body.html;
  const poured = async () =>
    JSON.stringify((await sendCommand(server, owner, "pour-draft", { ...asked, patch: [] })).body.document);
  const before = { html: await drawn(), document: await poured() };
  await server.owner.query("insert into private.templates (slug, trades) values ('roofing', '{plumbing}')");
  // Told within a moment: each server hears of it.
  await expect.poll(poured).not.toBe(before.document);
  expect(await drawn()).not.toBe(before.html);
  const whole = await poured();
  expect((await changeTo(owner, site, 1, into("roofing"))).status).toBe(200);
  expect(JSON.parse(await textOf(site))).toEqual(JSON.parse(whole));
  await server.owner.query("delete from private.templates where slug = 'roofing'");
});

test("the same page asked for many times at once is the same, and another draft is drawn anew", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const draw = async () => (await sendCommand(server, owner, "draw-in-design", { site, design: "art" })).body;
  const pages = await Promise.all([1, 2, 3, 4].map(draw));
  expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1);
  await sendCommand(server, owner, "save-draft", {
    request: randomUUID(),
    site,
    revision: 1,
    patch: [{ op: "replace", path: ["facts", "name"], value: "Weir & Daughters" }],
  });
  expect((await draw()).html).toContain("Weir &amp; Daughters");
});

test("a draft gets another design as one change, and the one before comes back byte by byte", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const first = await textOf(site);
  expect((await changeTo(owner, site, 1, into("wellness"))).body).toEqual({ revision: 2 });
  const changed = await stateOf(site);
  expect(JSON.parse(changed.draft[0].text)).toMatchObject({
    design: "wellness",
    facts: { name: "Weir & Sons" },
  });
  expect(changed.designs).toEqual([{ revision: 1, design: "plumbing" }]);
  expect(changed.site).toMatchObject([{ template: "wellness", live_build: null }]);
  expect(changed.changes).toEqual([{ n: 1 }]);
  expect((await changeTo(owner, site, 2, { kind: "before", revision: 1 })).body).toEqual({ revision: 3 });
  expect(await textOf(site)).toBe(first);
  // And there again.
  expect((await changeTo(owner, site, 3, { kind: "before", revision: 2 })).body).toEqual({ revision: 4 });
  expect(await textOf(site)).toBe(changed.draft[0].text);
});

test("each change of design is found in the audit, with what was worn before and after", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  await changeTo(owner, site, 1, into("roofing"));
  const { rows } = await server.owner.query(
    "select actor, before, after from private.audit where target = $1 and act = 'change-design'",
    [site],
  );
  expect(rows).toEqual([
    {
      actor: owner.id,
      before: { design: "plumbing", revision: 1 },
      after: { design: "roofing", revision: 2 },
    },
  ]);
});

test("a request that is repeated, at once and later, changes the design once", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const input = change(site, 1, into("solar"));
  const answers = await Promise.all([1, 2, 3].map(() => sendCommand(server, owner, "change-design", input)));
  answers.push(await sendCommand(server, owner, "change-design", input));
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ revision: 2 })));
  expect((await stateOf(site)).designs).toHaveLength(1);
});

test.each([
  ["to another revision", 7, into("food"), "draft_changed"],
  ["into a design that there is not", 1, into("unheard-of"), "document_refused"],
  ["back to where it never was", 1, { kind: "before", revision: 1 }, "not_found"],
  ["into what is no name", 1, into("../food"), "invalid_input"],
])("a change %s is refused, and nothing changes", async (_, revision, to, code) => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const before = await stateOf(site);
  expect((await changeTo(owner, site, revision, to)).body.code).toBe(code);
  expect(await stateOf(site)).toEqual(before);
});

test("nobody goes back to what another site was", async () => {
  const [owner, stranger] = await Promise.all([createPerson(server), createPerson(server)]);
  const site = await createSite(server, owner);
  await changeTo(owner, site, 1, into("music"));
  const own = await createSite(server, stranger);
  const before = await stateOf(own);
  const answer = await changeTo(stranger, own, 1, { kind: "before", revision: 1 });
  expect(answer.body.code).toBe("not_found");
  expect(await stateOf(own)).toEqual(before);
});

test("of two designs that are chosen at once, one is worn", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const answers = await Promise.all([
    changeTo(owner, site, 1, into("art")),
    changeTo(owner, site, 1, into("tech")),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await stateOf(site)).designs).toHaveLength(1);
});

test("what the editor pours is not kept, and kept like any change once it is saved, with the way back", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const first = await textOf(site);
  const before = await stateOf(site);
  const { body } = await sendCommand(server, owner, "pour-draft", {
    site,
    design: "travel",
    patch: [{ op: "replace", path: ["facts", "city"], value: "Hamburg" }],
  });
  expect(await stateOf(site)).toEqual(before);
  expect(body.document).toMatchObject({ design: "travel", facts: { city: "Hamburg" } });
  const save = (revision: number, from: object, to: object) =>
    sendCommand(server, owner, "save-draft", {
      request: randomUUID(),
      site,
      revision,
      patch: wholeSteps(from, to),
    });
  const old = JSON.parse(first);
  expect((await save(1, old, body.document as object)).body).toEqual({ revision: 2 });
  expect((await stateOf(site)).designs).toEqual([{ revision: 1, design: "plumbing" }]);
  expect((await save(2, body.document as object, old)).body).toEqual({ revision: 3 });
  expect(await textOf(site)).toBe(first);
});

test("in its own design a site gets back how that looks today, and can go back to how it looked", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const nothing = await changeTo(owner, site, 1, into("plumbing"));
  expect(nothing.body.code).toBe("not_now");
  await sendCommand(server, owner, "save-draft", {
    request: randomUUID(),
    site,
    revision: 1,
    patch: [{ op: "replace", path: ["theme", "radius"], value: 33 }],
  });
  const own = await textOf(site);
  expect((await changeTo(owner, site, 2, into("plumbing"))).body).toEqual({ revision: 3 });
  expect(JSON.parse(await textOf(site)).theme.radius).not.toBe(33);
  await changeTo(owner, site, 3, { kind: "before", revision: 2 });
  expect(await textOf(site)).toBe(own);
});

test("as many earlier designs are kept as one goes back to, and what they were outlives the sweep", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const first = await textOf(site);
  await changeTo(owner, site, 1, into("art"));
  await sweepHistory.run({}, { ...server.commands } as never, AbortSignal.timeout(60_000));
  await changeTo(owner, site, 2, { kind: "before", revision: 1 });
  expect(await textOf(site)).toBe(first);
  for (let revision = 3; revision < 16; revision += 1) {
    const answer = await changeTo(owner, site, revision, into(revision % 2 ? "tech" : "plumbing"));
    expect(answer.status).toBe(200);
  }
  const { designs } = await stateOf(site);
  expect(designs.map(({ revision }) => revision)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
});

/** Who may do what; whoever may not is told no more than they know. */
const matrix: [string, object, Record<string, number>][] = [
  [
    "change-design",
    { revision: 1, to: into("food") },
    { owner: 200, editor: 200, viewer: 403, stranger: 404, visitor: 401 },
  ],
  [
    "pour-draft",
    { design: "food", patch: [] },
    { owner: 200, editor: 200, viewer: 403, stranger: 404, visitor: 401 },
  ],
  [
    "draw-in-design",
    { design: "food" },
    { owner: 200, editor: 200, viewer: 200, stranger: 404, visitor: 401 },
  ],
  [
    "decline-improvement",
    { design: "plumbing", version: 2 },
    { owner: 200, editor: 200, viewer: 403, stranger: 404, visitor: 401 },
  ],
];

/** Those that change something. */
const acts = ["change-design", "decline-improvement"];

test.each(matrix)(
  "%s is for those whom it is for, and changes nothing for others",
  async (name, input, expected) => {
    for (const [actor, status] of Object.entries(expected)) {
      const { site, ...people } = await createSiteWithMembers(server);
      const before = await stateOf(site);
      const person = actor === "visitor" ? undefined : people[actor as keyof typeof people];
      const request = acts.includes(name) ? { request: randomUUID() } : {};
      const answer = await sendCommand(server, person, name, { ...request, site, ...input });
      expect([actor, answer.status]).toEqual([actor, status]);
      if (status !== 200 || !acts.includes(name)) expect(await stateOf(site)).toEqual(before);
    }
  },
);

test.each(["trash-site", "suspend"])("a site that rests (%s) keeps its design", async (how) => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  if (how === "suspend")
    await server.owner.query("update sites set suspended_at = now() where id = $1", [site]);
  else await sendCommand(server, owner, how, { request: randomUUID(), site });
  const before = await stateOf(site);
  expect((await changeTo(owner, site, 1, into("food"))).status).toBe(409);
  expect(await stateOf(site)).toEqual(before);
});

test("a site knows the version of the design that it wears, through every change and back", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const version = async () => JSON.parse(await textOf(site)).designVersion;
  expect(await version()).toBeGreaterThan(0);
  const began = await textOf(site);
  await changeTo(owner, site, 1, into("food"));
  expect(await version()).toBeGreaterThan(0);
  await changeTo(owner, site, 2, { kind: "before", revision: 1 });
  expect(await textOf(site)).toBe(began);
});

test("what somebody does not want of a design is known, and the site stays as it is", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const before = await stateOf(site);
  const decline = (version: number) =>
    sendCommand(server, owner, "decline-improvement", {
      request: randomUUID(),
      site,
      design: "plumbing",
      version,
    });
  expect((await decline(0)).body.code).toBe("invalid_input");
  expect(await stateOf(site)).toEqual(before);
  expect((await decline(3)).status).toBe(200);
  const { site: row, audit, ...others } = await stateOf(site);
  expect(row).toEqual([{ ...before.site[0], improvement_declined: "plumbing 3" }]);
  expect(audit).toEqual([{ n: before.audit[0].n + 1 }]);
  expect(others).toEqual({ draft: before.draft, changes: before.changes, designs: before.designs });
});
