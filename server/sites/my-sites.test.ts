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

test("visitors may not ask for sites, and a suspended account has none", async () => {
  const { owner, database } = await createTestDatabase();
  const cleo = await createAccount(owner);
  await insertSite(owner, cleo.id, { name: "Bakery" });
  for (const name of ["list_my_sites", "count_my_sites"]) {
    await expect(queryAs(database, "anon", `select * from ${name}()`)).rejects.toThrow("permission denied");
    expect((await queryAs(database, cleo, `select * from ${name}()`)).rows).toHaveLength(1);
  }
  await owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [cleo.id]);
  for (const name of ["list_my_sites", "count_my_sites"]) {
    expect((await queryAs(database, cleo, `select * from ${name}()`)).rows).toEqual([]);
  }
});

test("a thousand sites among many are listed, searched and counted within 100 ms", async () => {
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
  await owner.query("analyze sites, site_members, drafts");
  for (const statement of [
    "select * from list_my_sites()",
    "select * from list_my_sites(containing => 'shop 99', sorted_by => 'name')",
    "select * from list_my_sites(page => 40)",
    "select * from count_my_sites()",
  ]) {
    await queryAs(database, cleo, statement);
    const start = performance.now();
    const { rows } = await queryAs(database, cleo, statement);
    expect(performance.now() - start, statement).toBeLessThan(100);
    expect(rows.length, statement).toBeGreaterThan(0);
  }
});
