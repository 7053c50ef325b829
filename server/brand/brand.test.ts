import { randomUUID } from "node:crypto";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Brand } from "../../contract/brand.ts";
import { noLimits } from "../testing/accounts.ts";
import { createAccount } from "../testing/create-account.ts";
import { type Caller, queryAs } from "../testing/query-as.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createSite, createSiteWithMembers, newSubdomain, siteBeginning } from "../testing/sites.ts";
import { createTestDatabase } from "../testing/test-database.ts";
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
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const brand: Brand = {
  facts: { name: "Weir Water", shortName: "Weir", phone: "+49 30 5550100", area: "Berlin and around it" },
  claims: ["We bring the mop."],
  look: {
    colours: { paper: "#fffaf2", ink: "#1c1a17", accent: "#b5005a", deep: "#102a2a", raised: "#ffffff" },
    families: { display: "marcellus", text: "figtree" },
    radius: 13,
  },
};

const save = (person: Person, revision: number, said: object = brand) =>
  sendCommand(server, person, "save-brand", { request: randomUUID(), revision, brand: said });

async function brandOf({ id }: Person) {
  return (await server.owner.query("select brand, revision from brands where account = $1", [id])).rows;
}

async function stateOf(site: string) {
  const one = async (statement: string) => (await server.owner.query(statement, [site])).rows;
  return {
    site: await one("select * from sites where id = $1"),
    draft: await one("select revision, document::text as text from drafts where site = $1"),
    publishes: await one("select count(*)::int as n from publishes where site = $1"),
    audit: await one("select count(*)::int as n from private.audit where target = $1::text"),
  };
}

const documentOf = async (site: string) => JSON.parse((await stateOf(site)).draft[0].text);

const apply = (person: Person, site: string, overrides: object = {}) =>
  sendCommand(server, person, "apply-brand", {
    request: randomUUID(),
    site,
    revision: 1,
    brand: 1,
    ...overrides,
  });

/** A brand of this account, and a site that wears it. */
async function putBrand(database: pg.Pool, account: string): Promise<void> {
  const site = randomUUID();
  await database.query("insert into brands (account, brand) values ($1, '{}')", [account]);
  await database.query(
    "insert into sites (id, owner, name, subdomain, template) values ($1, $2, 'A', $3, 'food')",
    [site, account, newSubdomain()],
  );
  await database.query(
    "insert into brand_changes (site, account, run, brand, revision, state) values ($1, $2, $1, 1, 1, 'done')",
    [site, account],
  );
}

test("a brand is kept once for an account, and of two windows one is first", async () => {
  const owner = await createPerson(server);
  const first = await Promise.all([save(owner, 0), save(owner, 0)]);
  expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await brandOf(owner)).toEqual([{ brand, revision: 1 }]);
  expect((await save(owner, 1, { ...brand, claims: [] })).body).toEqual({ revision: 2 });
  expect((await save(owner, 1)).body.code).toBe("draft_changed");
  expect(await brandOf(owner)).toEqual([{ brand: { ...brand, claims: [] }, revision: 2 }]);
});

test.each([
  ["a color that is none", { ...brand, look: { colours: { ...brand.look.colours, ink: "red" } } }],
  ["four colors", { ...brand, look: { colours: { paper: "#ffffff" } } }],
  ["a family that there is not", { ...brand, look: { families: { display: "comic", text: "figtree" } } }],
  ["a sentence that refers to something", { ...brand, claims: ["Call {phone}"] }],
  ["no name", { ...brand, facts: { phone: "+49 30 901820" } }],
  ["more than a brand has", { ...brand, script: "x" }],
])("a brand with %s is refused, and nothing is kept", async (_, said) => {
  const owner = await createPerson(server);
  expect((await save(owner, 0, said)).body.code).toBe("invalid_input");
  expect(await brandOf(owner)).toEqual([]);
});

test("a site is drawn before and after, and wears the brand as one change with a way back to the letter", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  await save(owner, 0);
  const before = await stateOf(site);
  const { body: drawn } = await sendCommand(server, owner, "draw-with-brand", { site });
  expect(drawn).toMatchObject({ differs: true, revision: 1, brand: 1 });
  expect(drawn.before).toContain("Weir &amp; Sons");
  expect(drawn.after).toContain("Weir Water");
  expect(await stateOf(site)).toEqual(before);

  expect((await apply(owner, site)).body).toEqual({ revision: 2 });
  const document = await documentOf(site);
  expect(document).toMatchObject({
    design: "plumbing",
    facts: { name: "Weir Water", phone: "+49 30 5550100", trade: "Plumber", city: "Berlin" },
    theme: { radius: 13, colours: { paper: "#fffaf2" }, type: { display: "marcellus", text: "figtree" } },
  });
  const again = await apply(owner, site, { revision: 2 });
  expect(again.body.code).toBe("not_now");
  const back = await sendCommand(server, owner, "change-design", {
    request: randomUUID(),
    site,
    revision: 2,
    to: { kind: "before", revision: 1 },
  });
  expect(back.status).toBe(200);
  expect((await stateOf(site)).draft[0].text).toBe(before.draft[0].text);
});

test("visitors get the brand in the same step where they saw all of the draft, and nothing else by it", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  await save(owner, 0);
  const notLive = await apply(owner, site, { publish: true });
  expect(notLive.body.code).toBe("not_now");
  const checked = await sendCommand(server, owner, "check-site", { site });
  const accept = (checked.body.findings as { id: string; severity: string }[])
    .filter(({ severity }) => severity === "blocking")
    .map(({ id }) => id);
  const stateOfPublish = async (id: unknown) =>
    (await server.owner.query("select state from publishes where id = $1", [id])).rows[0]?.state;
  const published = await sendCommand(server, owner, "publish-site", {
    request: randomUUID(),
    site,
    revision: 1,
    accept,
  });
  await expect.poll(() => stateOfPublish(published.body.publish), { timeout: 60_000 }).toBe("done");

  const { body } = await apply(owner, site, { publish: true });
  expect(body).toEqual({ revision: 2, publish: expect.any(String) });
  await expect.poll(() => stateOfPublish(body.publish), { timeout: 60_000 }).toBe("done");
  expect((await stateOf(site)).site).toMatchObject([{ live_revision: 2 }]);

  await sendCommand(server, owner, "save-draft", {
    request: randomUUID(),
    site,
    revision: 2,
    patch: [{ op: "replace", path: ["facts", "city"], value: "Hamburg" }],
  });
  await save(owner, 1, { ...brand, look: {}, facts: { name: "Weir" } });
  const state = await stateOf(site);
  const withOthers = await apply(owner, site, { revision: 3, brand: 2, publish: true });
  expect(withOthers.body.code).toBe("not_now");
  expect(await stateOf(site)).toEqual(state);
});

test.each([
  ["another revision of the site", { revision: 4 }, "draft_changed"],
  ["another revision of the brand", { brand: 9 }, "draft_changed"],
])("a brand that is applied to %s changes nothing", async (_, overrides, code) => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  await save(owner, 0);
  const before = await stateOf(site);
  expect((await apply(owner, site, overrides)).body.code).toBe(code);
  expect(await stateOf(site)).toEqual(before);
});

test("only the owner of a site has it wear a brand, which is the owner's own", async () => {
  const expected = { owner: 200, editor: 403, viewer: 403, stranger: 404, visitor: 401 };
  for (const [actor, status] of Object.entries(expected)) {
    const { site, ...people } = await createSiteWithMembers(server);
    for (const person of Object.values(people)) await save(person, 0);
    const before = await stateOf(site);
    const person = actor === "visitor" ? undefined : people[actor as keyof typeof people];
    const drawn = await sendCommand(server, person, "draw-with-brand", { site });
    expect([actor, drawn.status]).toEqual([actor, status]);
    const applied = await sendCommand(server, person, "apply-brand", {
      request: randomUUID(),
      site,
      revision: 1,
      brand: 1,
    });
    expect([actor, applied.status]).toEqual([actor, status]);
    if (status !== 200) expect(await stateOf(site)).toEqual(before);
  }
  expect(
    (await sendCommand(server, undefined, "save-brand", { request: randomUUID(), revision: 0, brand }))
      .status,
  ).toBe(401);
  expect((await sendCommand(server, undefined, "draw-brand", { design: "food", brand })).status).toBe(401);
});

test("without a brand nothing is worn, and a closed account saves none", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const before = await stateOf(site);
  expect((await apply(owner, site)).body.code).toBe("not_found");
  expect(await stateOf(site)).toEqual(before);
  await server.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    owner.id,
  ]);
  expect((await save(owner, 0)).body.code).toBe("not_signed_in");
  expect(await brandOf(owner)).toEqual([]);
});

test("a specimen wears a brand that nobody has saved, and a new site begins with one", async () => {
  const owner = await createPerson(server);
  const { body } = await sendCommand(server, owner, "draw-brand", { design: "wellness", brand });
  expect(body.html).toContain("Weir Water");
  expect(await brandOf(owner)).toEqual([]);
  const from = { ...(siteBeginning().from as object), look: brand.look };
  const site = await createSite(server, owner, { from });
  expect(await documentOf(site)).toMatchObject({ theme: { radius: 13, type: { display: "marcellus" } } });
});

test("a brand and what it did are read by whom it is of, and written by nobody but the server", async () => {
  const scene = await createTestDatabase();
  const [owner, stranger, suspended, admin] = await Promise.all(
    [1, 2, 3, 4].map(() => createAccount(scene.owner)),
  );
  if (!owner || !stranger || !suspended || !admin) throw new Error("nobody was made");
  await scene.owner.query("update profiles set role = 'admin' where user_id = $1", [admin.id]);
  for (const { id } of [owner, suspended]) await putBrand(scene.owner, id);
  await scene.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    suspended.id,
  ]);
  const everybody: Caller[] = ["anon", owner, stranger, suspended, admin];
  for (const table of ["brands", "brand_changes"]) {
    const seen = async (caller: Caller) =>
      queryAs(scene.database, caller, `select account from ${table}`).then(
        ({ rows }) => rows.map(({ account }) => account),
        (error: Error) => error.message,
      );
    expect(await seen(owner)).toEqual([owner.id]);
    for (const other of [stranger, suspended, admin]) expect(await seen(other)).toEqual([]);
    expect(await seen("anon")).toBe(`permission denied for table ${table}`);
    expect(await seen("service_role")).toHaveLength(2);
  }
  for (const caller of everybody) {
    for (const statement of [
      "update brands set revision = 9",
      "delete from brands",
      `insert into brands (account, brand) values ('${stranger.id}', '{}')`,
      "update brand_changes set state = 'waiting'",
      "delete from brand_changes",
      "insert into brand_changes select * from brand_changes",
    ]) {
      await expect(queryAs(scene.database, caller, statement)).rejects.toThrow("permission denied");
    }
  }
  expect((await scene.owner.query("select revision from brands")).rows).toEqual([
    { revision: 1 },
    { revision: 1 },
  ]);
});
