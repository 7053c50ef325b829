-- What the brand of its owner last did to a site, or is to do: so that it is known after a reload and on another device, and can be
-- taken back. Whoever put it there reads it; the server writes it.
create table public.brand_changes (
  site uuid primary key references public.sites (id) on delete cascade,
  account uuid not null references auth.users (id) on delete cascade,
  -- The same for all sites that were asked for at once.
  run uuid not null,
  brand int not null check (brand >= 1),
  -- Of the draft before it.
  revision int not null check (revision >= 1),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'same', 'left', 'failed', 'undone')),
  -- What has visitors see it, or see again what was before.
  publish uuid,
  -- Why it was not done, in words for whoever asked.
  reason text not null default '' check (length(reason) <= 600),
  at timestamptz not null default now()
);
create index brand_changes_account_idx on public.brand_changes (account);

alter table public.brand_changes enable row level security;
revoke all on public.brand_changes from public, anon, authenticated;
grant select on public.brand_changes to authenticated;
grant select, insert, update, delete on public.brand_changes to service_role, fabula_server;
create policy "A person reads what their brand did" on public.brand_changes for select to authenticated
  using (account in (select private.open_caller()));
create policy "The service role does everything" on public.brand_changes for all to service_role using (true) with check (true);
create policy "The server writes by commands" on public.brand_changes for all to fabula_server using (true) with check (true);

-- The version of its design that the people of a site said "not now" to ("plumbing 3"): they are not asked about it again.
alter table public.sites add column improvement_declined text
  check (improvement_declined ~ '^[a-z][a-z\d-]{0,39} [1-9]\d{0,8}$');
