-- What all sites of an account have in common, once for each account. Its owner reads it; the server writes it by a command.
create table public.brands (
  account uuid primary key references auth.users (id) on delete cascade,
  brand jsonb not null check (jsonb_typeof(brand) = 'object'),
  -- Counts the changes: who saves names the one that the change is made to.
  revision int not null default 1 check (revision >= 1),
  updated_at timestamptz not null default now()
);

alter table public.brands enable row level security;
revoke all on public.brands from public, anon, authenticated;
grant select on public.brands to authenticated;
grant select, insert, update, delete on public.brands to service_role, fabula_server;
-- As the definer it reads accounts. One that may not sign in has nothing to see.
create function private.open_caller() returns setof uuid
language sql stable security definer set search_path = '' rows 1 as $$
  select account.id from auth.users as account
  where account.id = auth.uid() and account.deleted_at is null
    and coalesce(account.banned_until, '-infinity') < now()
$$;
revoke execute on function private.open_caller() from public, anon;
grant execute on function private.open_caller() to authenticated;
create policy "A person reads their own brand" on public.brands for select to authenticated
  using (account in (select private.open_caller()));
create policy "The service role does everything" on public.brands for all to service_role using (true) with check (true);
create policy "The server writes by commands" on public.brands for all to fabula_server using (true) with check (true);
