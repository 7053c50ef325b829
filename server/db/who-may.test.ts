import { expect, test } from "vitest";
import { createAccount } from "../testing/create-account.ts";
import { queryAs } from "../testing/query-as.ts";
import { createTestDatabase } from "../testing/test-database.ts";

/** What whoever is signed in may ask about their own: what somebody adds here, somebody has thought about. */
const aboutOneself = [
  "count_messages",
  "count_my_sites",
  "list_messages",
  "list_my_sites",
  "list_my_tickets",
  "list_versions",
  "my_billing",
  "my_invitations",
  "my_looks",
  "my_overview",
  "my_studio_acts",
  "my_statement",
  "my_support",
  "my_visits",
  "site_invitations",
  "site_people",
  "site_visits",
  "studio_notices",
];

type Routine = { name: string; parameters: number; anon: boolean; authenticated: boolean };

test("visitors reach no table and no function, and whoever is signed in writes to no table but the own profile", async () => {
  const { owner } = await createTestDatabase();
  const { rows: tables } = await owner.query(`
    select namespaces.nspname || '.' || classes.relname as name, namespaces.nspname = 'public' as is_public, relrowsecurity as is_guarded,
      array(select role || ' ' || privilege from unnest(array['anon', 'authenticated']) as role,
        unnest(array['select', 'insert', 'update', 'delete']) as privilege
        where has_table_privilege(role, classes.oid, privilege)
          or privilege <> 'delete' and has_any_column_privilege(role, classes.oid, privilege)) as may
    from pg_class as classes join pg_namespace as namespaces on namespaces.oid = relnamespace
    where namespaces.nspname in ('public', 'private', 'auth') and relkind in ('r', 'p', 'v', 'm', 'f')`);
  expect(tables.length).toBeGreaterThan(80);
  for (const { name, is_public, is_guarded, may } of tables) {
    expect([name, is_guarded]).toEqual([name, is_public]);
    const most = is_public ? ["authenticated select"] : [];
    if (name === "public.profiles") most.push("authenticated update");
    expect(most, name).toEqual(expect.arrayContaining(may));
  }
  const visitors = (await routinesOf(owner)).filter(({ anon }) => anon);
  expect(visitors).toEqual([]);
});

test("what is not about oneself is for administrators alone", async () => {
  const { owner, database } = await createTestDatabase();
  const customer = await createAccount(owner);
  const routines = (await routinesOf(owner)).filter(({ authenticated }) => authenticated);
  expect(routines.map(({ name }) => name)).toEqual(expect.arrayContaining(aboutOneself));
  const ofAdmins = routines.filter(({ name }) => !aboutOneself.includes(name));
  expect(ofAdmins.length).toBeGreaterThan(20);
  for (const { name, parameters } of ofAdmins) {
    const values = Array.from({ length: parameters }, () => "null").join(", ");
    const asked = queryAs(database, customer, `select ${name}(${values})`);
    await expect(asked, name).rejects.toMatchObject({ code: "42501" });
  }
});

/** The functions of the schema that is served, and who may call them. */
async function routinesOf(
  owner: Awaited<ReturnType<typeof createTestDatabase>>["owner"],
): Promise<Routine[]> {
  const { rows } = await owner.query(`
    select proname as name, pronargs as parameters, has_function_privilege('anon', oid, 'execute') as anon,
      has_function_privilege('authenticated', oid, 'execute') as authenticated
    from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype order by proname`);
  return rows;
}
