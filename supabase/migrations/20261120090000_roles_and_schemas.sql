-- The ground that every later migration stands on. On a Supabase project the roles and the schema `auth` exist
-- already and are left as they are. Here service_role gets no `bypassrls`, which the owner of a managed database may
-- not give: every table in `public` has a policy for it instead.
do $$
begin
  if to_regrole('anon') is null then create role anon nologin noinherit; end if;
  if to_regrole('authenticated') is null then create role authenticated nologin noinherit; end if;
  if to_regrole('service_role') is null then create role service_role nologin noinherit; end if;
end
$$;

-- What only the server touches: mail queue, rate limits, signing keys, settings. No role of a visitor gets in.
create schema if not exists private;
create schema if not exists auth;

-- Nothing is reachable until a migration grants it by name.
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from public, anon, authenticated;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated;
alter default privileges revoke execute on functions from public;

create table private.settings (
  key text primary key,
  value jsonb not null
);
comment on table private.settings is 'What the server tells the database at start, such as admin_emails.';
