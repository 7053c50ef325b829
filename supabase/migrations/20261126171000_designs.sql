-- What a site's draft was before it was given another design: the document itself lies under its hash, so that going back
-- gives the same bytes. Members read when that was; nobody but the server writes it.
create table public.site_designs (
  site uuid not null references public.sites (id) on delete cascade,
  -- Of the draft as it was: the next one wears another design.
  revision int not null check (revision >= 1),
  design text not null check (design ~ '^[a-z][a-z\d-]*$'),
  document_hash bytea not null check (length(document_hash) = 32),
  at timestamptz not null default now(),
  primary key (site, revision)
);
create index site_designs_document_idx on public.site_designs (document_hash);
comment on column public.site_designs.design is 'The one that it wore then.';

alter table public.site_designs enable row level security;
revoke all on public.site_designs from public, anon, authenticated;
grant select on public.site_designs to authenticated;
grant select, insert, update, delete on public.site_designs to service_role, fabula_server;
create policy "Members read what their sites wore before" on public.site_designs for select to authenticated
  using (site in (select private.sites_of_caller('{owner,editor,viewer}')));
create policy "The service role does everything" on public.site_designs for all to service_role using (true) with check (true);
create policy "The server writes by commands" on public.site_designs for all to fabula_server using (true) with check (true);
