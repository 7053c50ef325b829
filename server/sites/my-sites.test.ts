import { randomUUID } from "node:crypto";
import type pg from "pg";
import { expect, test } from "vitest";
import { createAccount } from "../testing/create-account.ts";
import { queryAs } from "../testing/query-as.ts";
import { createTestDatabase } from "../testing/test-database.ts";

type Begun = { name: string; state?: "draft" | "live" | "changed" | "trashed"; role?: string };

/** A site as the commands leave it, in that state, of somebody. */
async function insertSite(owner: pg.Pool, person: string, { name, state = "draft", role = "owner" }: Begun) {
  const id = randomUUID();
  await owner.query(
    "insert into sites (id, owner, name, subdomain, template) values ($1, $2, $3, $4, 'food')",
    [id, person, name, `site-${id.slice(0, 8)}`],
  );
  await owner.query("insert into site_members values ($1, $2, $3)", [id, person, role]);
  await owner.query("insert into drafts (site, document) values ($1, '{}')", [id]);
  if (state === "trashed") await owner.query("update sites set trashed_at = now() where id = $1", [id]);
  if (state === "live" || state === "changed") {
    const build = randomUUID();
    await owner.query("insert into versions values ($1, 1, decode(repeat('00', 32), 'hex'), 1, $2)", [
      id,
      person,
    ]);
    await owner.query("insert into private.builds values ($1, $2, 1, 'http://a', 'r')", [build, id]);
    await owner.query(
      "update sites set live_build = $2, live_revision = 1, published_at = now() where id = $1",
      [id, build],
    );
  }
  if (state === "changed") await owner.query("update drafts set revision = 2 where site = $1", [id]);
  return id;
}

test("somebody's sites come in the order and the state asked for, and nobody else's do", async () => {
  const { owner, database } = await createTestDatabase();
  const [cleo, other] = [await createAccount(owner), await createAccount(owner)];
  await insertSite(owner, cleo.id, { name: "Bakery" });
  await insertSite(owner, cleo.id, { name: "Atelier", state: "changed" });
  await insertSite(owner, cleo.id, { name: "Cellar", state: "live", role: "viewer" });
  await insertSite(owner, cleo.id, { name: "Old shop", state: "trashed" });
  await insertSite(owner, other.id, { name: "Elsewhere" });
  const list = async (args: string) =>
    (await queryAs(database, cleo, `select name, state, role, found from list_my_sites(${args})`)).rows;

  expect(await list("sorted_by => 'name'")).toEqual([
    { name: "Atelier", state: "changed", role: "owner", found: 3 },
    { name: "Bakery", state: "draft", role: "owner", found: 3 },
    { name: "Cellar", state: "live", role: "viewer", found: 3 },
  ]);
  expect(await list("with_state => 'live', sorted_by => 'name'")).toMatchObject([
    { name: "Atelier" },
    { name: "Cellar" },
  ]);
  expect(await list("with_state => 'trashed'")).toMatchObject([{ name: "Old shop" }]);
  expect(await list("containing => ' BAK '")).toMatchObject([{ name: "Bakery", found: 1 }]);
  expect(await list("sorted_by => 'name', page_size => 1, page => 2")).toMatchObject([
    { name: "Bakery", found: 3 },
  ]);
  const counts = await queryAs(database, cleo, "select * from count_my_sites() order by state");
  expect(counts.rows).toEqual([
    { state: "changed", sites: 1 },
    { state: "draft", sites: 1 },
    { state: "live", sites: 1 },
    { state: "trashed", sites: 1 },
  ]);
});

/** A message of a site as the receiver leaves it, and when it came. */
async function insertMessage(owner: pg.Pool, site: string, state = "new", daysAgo = 0) {
  await owner.query(
    `insert into messages (site, page, form, kind, fields, digest, words, state, at)
     values ($1, '/', 'contact', 'message', '[]', decode(md5(gen_random_uuid()::text) || md5('a'), 'hex'), '', $2,
       now() - make_interval(days => $3))`,
    [site, state, daysAgo],
  );
}

test("unread messages are counted for owners and editors, not for viewers", async () => {
  const { owner, database } = await createTestDatabase();
  const [cleo, other] = [await createAccount(owner), await createAccount(owner)];
  const own = await insertSite(owner, cleo.id, { name: "Bakery" });
  const edited = await insertSite(owner, cleo.id, { name: "Atelier", role: "editor" });
  const seen = await insertSite(owner, cleo.id, { name: "Cellar", role: "viewer" });
  const elsewhere = await insertSite(owner, other.id, { name: "Elsewhere" });
  for (const site of [own, own, edited, seen, elsewhere]) await insertMessage(owner, site);
  for (const state of ["read", "done", "spam", "quarantine"]) await insertMessage(owner, own, state);
  await owner.query("update messages set at = now() - interval '1 hour' where site = $1", [own]);

  const list = await queryAs(database, cleo, "select name, unread from list_my_sites(sorted_by => 'name')");
  expect(list.rows).toEqual([
    { name: "Atelier", unread: 1 },
    { name: "Bakery", unread: 2 },
    { name: "Cellar", unread: 0 },
  ]);
  const overview = await queryAs(database, cleo, "select * from my_overview()");
  expect(overview.rows).toEqual([
    {
      unread: 3,
      unread_site: edited,
      messages: 5,
      newest_site: edited,
      pictures: 0,
      picture_bytes: "0",
      sites: 3,
      plan: "free",
      plan_sites: 10,
      plan_picture_bytes: "500000000",
    },
  ]);
});

test("an overview counts messages of 30 days, unread ones however old they are, and nothing of the trash", async () => {
  const { owner, database } = await createTestDatabase();
  const cleo = await createAccount(owner);
  const site = await insertSite(owner, cleo.id, { name: "Bakery" });
  const old = await insertSite(owner, cleo.id, { name: "Old shop", state: "trashed" });
  await insertMessage(owner, site, "new", 40);
  await insertMessage(owner, site, "done", 40);
  await insertMessage(owner, site, "done", 2);
  await insertMessage(owner, old);
  const { rows } = await queryAs(database, cleo, "select * from my_overview()");
  expect(rows).toMatchObject([{ unread: 1, unread_site: site, messages: 1, newest_site: site, sites: 1 }]);
});

test("the studio is counted for administrators alone", async () => {
  const { owner, database } = await createTestDatabase();
  const [cleo, admin] = [await createAccount(owner), await createAccount(owner)];
  await owner.query("update profiles set role = 'admin' where user_id = $1", [admin.id]);
  const site = await insertSite(owner, cleo.id, { name: "Bakery", state: "live" });
  await insertSite(owner, cleo.id, { name: "Old shop", state: "trashed" });
  await insertMessage(owner, site);
  const ask = "select * from studio_overview()";
  await expect(queryAs(database, "anon", ask)).rejects.toThrow("permission denied");
  await expect(queryAs(database, cleo, ask)).rejects.toThrow("Only an administrator may count the studio.");
  expect((await queryAs(database, admin, ask)).rows).toEqual([
    {
      people: 2,
      asking: 0,
      paying: 0,
      sites: 1,
      live: 1,
      most_worn: "food",
      messages: 1,
      mails_waiting: 0,
      mails_failed: 0,
    },
  ]);
});

test("visitors may not ask for sites, and a suspended account has none", async () => {
  const { owner, database } = await createTestDatabase();
  const cleo = await createAccount(owner);
  await insertSite(owner, cleo.id, { name: "Bakery" });
  for (const name of ["list_my_sites", "count_my_sites", "my_overview"]) {
    await expect(queryAs(database, "anon", `select * from ${name}()`)).rejects.toThrow("permission denied");
    expect((await queryAs(database, cleo, `select * from ${name}()`)).rows).toHaveLength(1);
  }
  await owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [cleo.id]);
  for (const name of ["list_my_sites", "count_my_sites", "my_overview"]) {
    expect((await queryAs(database, cleo, `select * from ${name}()`)).rows).toEqual([]);
  }
});

test("a thousand sites among many are listed, searched and counted", async () => {
  const { owner, database } = await createTestDatabase();
  const [cleo, other] = [await createAccount(owner), await createAccount(owner)];
  await owner.query(
    `with made as (
      insert into sites (id, owner, name, subdomain, template)
      select gen_random_uuid(), case when n <= 1000 then $1::uuid else $2::uuid end, 'Shop ' || n, 'shop-' || n, 'food'
      from generate_series(1, 20000) n returning id, owner
    ), members as (insert into site_members select id, owner, 'owner' from made)
    insert into drafts (site, document) select id, '{}' from made`,
    [cleo.id, other.id],
  );
  await owner.query(
    `insert into messages (site, page, form, kind, fields, digest, words)
     select id, '/', 'contact', 'message', '[]', decode(md5(id::text || n) || md5('a'), 'hex'), ''
     from sites, generate_series(1, 3) n`,
  );
  await owner.query("analyze sites, site_members, drafts, messages");
  for (const statement of [
    "select * from list_my_sites()",
    "select * from list_my_sites(containing => 'shop 99', sorted_by => 'name')",
    "select * from list_my_sites(page => 40)",
    "select * from count_my_sites()",
    "select * from my_overview()",
  ]) {
    const { rows } = await queryAs(database, cleo, statement);
    expect(rows.length, statement).toBeGreaterThan(0);
  }
});
