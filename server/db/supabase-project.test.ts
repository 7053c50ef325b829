import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createCluster, openPool } from "../testing/create-cluster.ts";
import { migrate } from "./migrate.ts";

/** As a Supabase project has it before any migration: its roles, its `auth`, and everything new open to visitors. */
const supabaseProject = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role supabase_auth_admin nologin noinherit;
  create role manager login createrole password 'managed';
  grant create, connect on database project to manager;
  grant all on schema public to manager with grant option;
  alter default privileges for role manager in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role manager grant all on tables to anon, authenticated;
  alter default privileges for role manager in schema public
    grant execute on functions to anon, authenticated, service_role;
  create schema auth authorization supabase_auth_admin;
  create table auth.users (
    instance_id uuid, id uuid primary key, aud varchar(255), role varchar(255), email varchar(255),
    encrypted_password varchar(255), email_confirmed_at timestamptz, raw_app_meta_data jsonb,
    raw_user_meta_data jsonb, banned_until timestamptz, deleted_at timestamptz,
    last_sign_in_at timestamptz, created_at timestamptz
  );
  create table auth.sessions (
    id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade, created_at timestamptz,
    updated_at timestamptz, refreshed_at timestamp, user_agent text, ip inet
  );
  create table auth.audit_log_entries (
    instance_id uuid, id uuid primary key, payload json, created_at timestamptz,
    ip_address varchar(64) not null default ''
  );
  create function auth.jwt() returns jsonb language sql stable as
    $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
  create function auth.uid() returns uuid language sql stable as $$ select (auth.jwt() ->> 'sub')::uuid $$;
  create function auth.role() returns text language sql stable as $$ select auth.jwt() ->> 'role' $$;
  create function auth.email() returns text language sql stable as $$ select auth.jwt() ->> 'email' $$;
  alter table auth.users owner to supabase_auth_admin;
  alter table auth.sessions owner to supabase_auth_admin;
  alter table auth.audit_log_entries owner to supabase_auth_admin;
  grant usage on schema auth to manager, anon, authenticated, service_role;
  grant all on all tables in schema auth to manager;
  insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values
    (gen_random_uuid(), 'early@example.com', now(), '{"full_name": "Early", "role": "admin"}'),
    (gen_random_uuid(), null, null, null);
`;

test("the same migrations serve a Supabase project and leave its accounts as they are", async () => {
  const { superuserUrl, superuser } = await createCluster();
  await superuser.query("create database project");
  const project = openPool(superuserUrl.replace(/\/postgres$/, "/project"));
  await project.query(supabaseProject);
  const columns = "select attname from pg_attribute where attrelid = 'auth.users'::regclass order by attnum";
  const before = (await project.query(columns)).rows;
  await migrate(superuserUrl.replace(/\/\/[^@]+@/, "//manager:managed@").replace(/\/postgres$/, "/project"));
  expect((await project.query(columns)).rows).toEqual(before);

  const profiles = "select full_name, email, role, requested_role from public.profiles order by email";
  expect((await project.query(profiles)).rows).toEqual([
    { full_name: "", email: "", role: "customer", requested_role: null },
    { full_name: "Early", email: "early@example.com", role: "customer", requested_role: "admin" },
  ]);

  const first = randomUUID();
  await project.query("set role supabase_auth_admin");
  await project.query(
    "insert into auth.users (id, email, raw_user_meta_data) values ($1, 'new@example.com', $2)",
    [first, { role: "admin" }],
  );
  await project.query("update auth.users set email_confirmed_at = now() where id = $1", [first]);
  await project.query("reset role");
  expect((await project.query(`${profiles} offset 2`)).rows).toEqual([
    { full_name: "", email: "new@example.com", role: "admin", requested_role: null },
  ]);

  const granted = await project.query(`
    select
      has_any_column_privilege('anon', 'public.profiles', 'select, insert, update, references') as anon,
      has_table_privilege('authenticated', 'public.profiles', 'insert, update, delete, truncate') as authenticated,
      has_column_privilege('authenticated', 'public.profiles', 'role', 'update') as role,
      has_column_privilege('authenticated', 'public.profiles', 'full_name', 'update') as full_name,
      has_function_privilege('anon', 'public.set_user_role(uuid, text)', 'execute') as set_user_role,
      has_function_privilege(
        'anon', 'public.list_people(text, text, text, timestamptz, uuid, int)', 'execute'
      ) as list_people,
      has_schema_privilege('authenticated', 'private', 'usage') as private`);
  expect(granted.rows).toEqual([
    {
      anon: false,
      authenticated: false,
      role: false,
      full_name: true,
      set_user_role: false,
      list_people: false,
      private: false,
    },
  ]);
});
