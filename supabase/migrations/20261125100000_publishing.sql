-- A publish knows what it was asked for, so that it shows that whatever is done to the draft meanwhile.
alter table public.publishes
  -- In the order in which they were asked for: rows are made under the lock of their site.
  add column number bigint not null generated always as identity,
  add column kind text not null default 'publish' check (kind in ('publish', 'roll-back', 'rebuild')),
  add column document_hash bytea check (length(document_hash) = 32),
  add column version int,
  add column note text not null default '' check (char_length(note) <= 500);
comment on column public.publishes.kind is 'rebuild: what is live is made anew, for another address.';
comment on column public.publishes.document_hash is 'Of the text in private.documents that is drawn.';
comment on column public.publishes.version is 'That it shows: of a publish none until it is done.';
create index publishes_open_idx on public.publishes (started_at) where state in ('waiting', 'running');

alter table private.builds add column weights jsonb not null default '[]';
comment on column private.builds.weights is 'Of each page what a browser gets at once: bytes of HTML and of scripts, in brotli.';
create index blobs_quick_idx on private.blobs (sha256) where is_quick;

-- What the checks before publishing found and somebody who may publish the site wants to have as it is.
create table public.accepted_findings (
  site uuid not null references public.sites (id) on delete cascade,
  finding text not null check (char_length(finding) between 1 and 400),
  author uuid references auth.users (id) on delete set null,
  at timestamptz not null default now(),
  primary key (site, finding)
);
create policy "Members read what is accepted on their sites" on public.accepted_findings for select to authenticated
  using (site in (select private.sites_of_caller('{owner,editor,viewer}')));
alter table public.accepted_findings enable row level security;
revoke all on public.accepted_findings from public, anon, authenticated;
grant select on public.accepted_findings to authenticated;
grant select, insert, update, delete on public.accepted_findings to service_role, fabula_server;
create policy "The service role does everything" on public.accepted_findings for all to service_role using (true) with check (true);
create policy "The server writes by commands" on public.accepted_findings for all to fabula_server using (true) with check (true);
