import { expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";

// What must hold of every table and function there is or will be. Each rule is a query for what breaks it, and each
// test breaks the rule once, so that a query which finds nothing is known to be able to find something.

const tablesWithoutRowSecurity = `
  select oid::regclass::text as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`;

const grantedTablesWithoutPolicy = `
  select distinct table_name::text as name from information_schema.role_table_grants
  where table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC')
    and not exists (
      select from pg_policies
      where schemaname = table_schema and tablename = table_name
        and (grantee = any (roles::text[]) or 'public' = any (roles))
    )`;

/** Also through single columns, which \`role_table_grants\` does not show. */
const grantsOfColumnsWithoutPolicy = `
  select distinct table_name::text as name from information_schema.role_column_grants
  where table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC')
    and not exists (
      select from pg_policies
      where schemaname = table_schema and tablename = table_name
        and (cmd = 'ALL' or cmd = privilege_type) and (grantee = any (roles::text[]) or 'public' = any (roles))
    )`;

/** Policies of one role and command are joined by OR, for which PostgreSQL uses no index. */
const joinedPolicies = `
  select distinct one.tablename::text as name from pg_policies one join pg_policies other using (schemaname, tablename)
  where schemaname = 'public' and one.policyname < other.policyname
    and one.permissive = 'PERMISSIVE' and other.permissive = 'PERMISSIVE'
    and (one.cmd = other.cmd or 'ALL' in (one.cmd, other.cmd))
    and (one.roles && other.roles or 'public' = any (one.roles || other.roles))`;

const tablesClosedToServiceRole = `
  select oid::regclass::text as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and not exists (
      select from pg_policy
      where polrelid = pg_class.oid and polcmd = '*' and 'service_role'::regrole = any (polroles)
        and pg_get_expr(polqual, polrelid) = 'true' and pg_get_expr(polwithcheck, polrelid) = 'true'
    )`;

const viewsPastRowSecurity = `
  select oid::regclass::text as name from pg_class
  where relnamespace = 'public'::regnamespace
    and (relkind = 'm' or relkind = 'v' and not coalesce('security_invoker=true' = any (reloptions), false))`;

const definersWithoutSearchPath = `
  select oid::regprocedure::text as name from pg_proc
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace) and prosecdef
    and not coalesce('search_path=""' = any (proconfig), false)`;

const functionsOfEverybody = `
  select oid::regprocedure::text as name from pg_proc
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)
    and (proacl is null or exists (select from aclexplode(proacl) where grantee = 0))`;

const privateThingsOfVisitors = `
  select name from (
    select oid::regclass::text as name, relacl as acl from pg_class where relnamespace = 'private'::regnamespace
    union all select nspname, nspacl from pg_namespace where nspname = 'private'
    union all select oid::regprocedure::text, proacl from pg_proc
      where pronamespace = 'private'::regnamespace and not exists (
        select from pg_depend -- what policies ask must be callable by whom they judge
        where classid = 'pg_policy'::regclass and refclassid = 'pg_proc'::regclass and refobjid = pg_proc.oid
      )
  ) as things, aclexplode(acl)
  where grantee in (0, 'anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole)`;

async function broken({ owner }: TestDatabase, rule: string): Promise<string[]> {
  return (await owner.query<{ name: string }>(rule)).rows.map(({ name }) => name);
}

test("every table in public has row-level security", async () => {
  const test = await createTestDatabase();
  expect(await broken(test, tablesWithoutRowSecurity)).toEqual([]);
  await test.owner.query("create table public.open (id int)");
  expect(await broken(test, tablesWithoutRowSecurity)).toEqual(["open"]);
});

test("no table is granted to visitors without a policy for them", async () => {
  const test = await createTestDatabase();
  expect(await broken(test, grantedTablesWithoutPolicy)).toEqual([]);
  expect(await broken(test, grantsOfColumnsWithoutPolicy)).toEqual([]);
  await test.owner.query(`
    create table public.granted (id int);
    grant select on public.granted to anon;
    create table public.column_granted (id int);
    grant update (id) on public.column_granted to authenticated;
    create policy "Reading is something else" on public.column_granted for select to authenticated using (true);
  `);
  expect(await broken(test, grantedTablesWithoutPolicy)).toEqual(["granted"]);
  expect(await broken(test, grantsOfColumnsWithoutPolicy)).toEqual(["column_granted", "granted"]);
});

test("no two policies let the same role do the same: whoever may see more asks a function", async () => {
  const test = await createTestDatabase();
  expect(await broken(test, joinedPolicies)).toEqual([]);
  await test.owner.query(`
    create policy "Administrators read every profile" on public.profiles
      for select to authenticated using ((select private.is_admin()));
  `);
  expect(await broken(test, joinedPolicies)).toEqual(["profiles"]);
});

test("every table in public is open to the service role, which has no bypassrls here", async () => {
  const test = await createTestDatabase();
  expect(await broken(test, tablesClosedToServiceRole)).toEqual([]);
  await test.owner.query("create table public.closed (id int)");
  expect(await broken(test, tablesClosedToServiceRole)).toEqual(["closed"]);
});

test("no view in public reads past the policies of its tables", async () => {
  const test = await createTestDatabase();
  expect(await broken(test, viewsPastRowSecurity)).toEqual([]);
  await test.owner.query(`
    create view public.peek as select * from public.profiles;
    create view public.fair with (security_invoker = true) as select * from public.profiles;
  `);
  expect(await broken(test, viewsPastRowSecurity)).toEqual(["peek"]);
});

test("every security definer function has an empty search_path", async () => {
  const test = await createTestDatabase();
  expect(await broken(test, definersWithoutSearchPath)).toEqual([]);
  await test.owner.query(`
    create function public.careless() returns int language sql security definer as 'select 1';
    create function private.half() returns int language sql security definer set search_path = public as 'select 1';
  `);
  expect(await broken(test, definersWithoutSearchPath)).toEqual(["careless()", "private.half()"]);
});

test("no function may be called by everybody", async () => {
  const test = await createTestDatabase();
  expect(await broken(test, functionsOfEverybody)).toEqual([]);
  await test.owner.query("create function public.shared() returns int language sql as 'select 1'");
  await test.owner.query("grant execute on function public.shared() to public");
  expect(await broken(test, functionsOfEverybody)).toEqual(["shared()"]);
});

test("visitors have no way into the schema private", async () => {
  const test = await createTestDatabase();
  expect(await broken(test, privateThingsOfVisitors)).toEqual([]);
  await test.owner.query(
    "grant select on private.settings to service_role; grant usage on schema private to anon",
  );
  expect(await broken(test, privateThingsOfVisitors)).toEqual(["private.settings", "private"]);
});

test("a new table, sequence or function is granted to no visitor", async () => {
  const { owner } = await createTestDatabase();
  await owner.query(`
    create table public.fresh (id int generated by default as identity);
    create function public.fresh_function() returns int language sql as 'select 1';
  `);
  for (const role of ["anon", "authenticated", "service_role"]) {
    const { rows } = await owner.query(
      `select
         has_table_privilege($1, 'public.fresh', 'select, insert, update, delete, truncate, references, trigger') as table,
         has_any_column_privilege($1, 'public.fresh', 'select, insert, update, references') as columns,
         has_sequence_privilege($1, 'public.fresh_id_seq', 'usage, select, update') as sequence,
         has_function_privilege($1, 'public.fresh_function()', 'execute') as function,
         has_schema_privilege($1, 'public', 'create') as creating`,
      [role],
    );
    expect(rows).toEqual([
      { table: false, columns: false, sequence: false, function: false, creating: false },
    ]);
  }
});
