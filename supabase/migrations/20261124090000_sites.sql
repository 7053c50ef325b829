-- Customers' websites. What members read stands in `public`, behind policies about membership alone; nobody but the
-- server writes it, by commands that know who asks. What visitors are served, and what happened, stands in `private`.

-- The role that the server logs in as: here it gets its policies, its password when a server starts.
do $$
begin
  if to_regrole('fabula_server') is null then create role fabula_server nologin noinherit; end if;
end
$$;
grant usage on schema public to fabula_server;

-- What an account may have. A number that is reached stops what is new and nothing that there is.
create table public.plans (
  name text primary key check (name ~ '^[a-z]+$'),
  sites int not null check (sites >= 0),
  pages int not null check (pages >= 1),
  picture_bytes bigint not null check (picture_bytes >= 0),
  messages int not null check (messages >= 0)
);
comment on column public.plans.pages is 'Of one site, the pages of its records counted.';
comment on column public.plans.messages is 'Kept for one site; what comes then pushes out the oldest that are done.';
insert into public.plans values ('free', 10, 60, 500000000, 5000), ('studio', 1200, 400, 20000000000, 50000);

alter table public.profiles add column plan text not null default 'free' references public.plans;

create table public.sites (
  id uuid primary key,
  -- A site outlives its owner's account until it is erased; it is not served meanwhile.
  owner uuid references auth.users (id) on delete set null,
  name text not null check (char_length(name) between 1 and 80),
  subdomain text not null unique check (subdomain ~ '^[a-z\d]([a-z\d-]{1,38}[a-z\d])$'),
  template text not null check (template ~ '^[a-z][a-z\d-]*$'),
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  -- The build that visitors are served, and the revision of the draft that it shows.
  live_build uuid,
  live_revision int,
  published_at timestamptz,
  suspended_at timestamptz,
  trashed_at timestamptz,
  status text not null generated always as (
    case
      when trashed_at is not null then 'trashed'
      when suspended_at is not null then 'suspended'
      when live_build is not null then 'live'
      when published_at is not null then 'unpublished'
      else 'draft'
    end
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((live_build is null) = (live_revision is null))
);
create index sites_owner_idx on public.sites (owner);
create index sites_trashed_idx on public.sites (trashed_at) where trashed_at is not null;
comment on column public.sites.id is 'Made by the client: a repeated request is the same request.';
comment on column public.sites.updated_at is 'When what its owner sees of it last changed.';

create table public.site_members (
  site uuid not null references public.sites (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  since timestamptz not null default now(),
  primary key (site, user_id)
);
create index site_members_user_idx on public.site_members (user_id, site);
create unique index site_members_one_owner on public.site_members (site) where role = 'owner';

create table public.drafts (
  site uuid primary key references public.sites (id) on delete cascade,
  revision int not null default 1 check (revision >= 1),
  -- Not jsonb, which forgets the order of fields.
  document json not null check (json_typeof(document) = 'object'),
  saved_at timestamptz not null default now()
);
comment on column public.drafts.revision is 'Counts the changes: who saves names the one that the change is made to.';

create table public.draft_changes (
  site uuid not null references public.sites (id) on delete cascade,
  revision int not null,
  author uuid references auth.users (id) on delete set null,
  patch json not null check (json_typeof(patch) = 'array'),
  at timestamptz not null default now(),
  primary key (site, revision)
);
comment on table public.draft_changes is 'What made each revision of a draft of the one before.';

-- Documents are kept for ever under the hash of their text, once however often they are published.
create table private.documents (
  hash bytea primary key check (length(hash) = 32),
  body text not null
);

create table public.versions (
  site uuid not null references public.sites (id) on delete cascade,
  number int not null check (number >= 1),
  document_hash bytea not null,
  revision int not null,
  author uuid references auth.users (id) on delete set null,
  note text not null default '' check (char_length(note) <= 500),
  at timestamptz not null default now(),
  primary key (site, number)
);

create table private.builds (
  id uuid primary key,
  site uuid not null references public.sites (id) on delete cascade,
  version int not null,
  -- Where its files are found: addresses in them say it.
  origin text not null,
  renderer text not null,
  created_at timestamptz not null default now(),
  foreign key (site, version) references public.versions (site, number) on delete cascade
);
create index builds_site_idx on private.builds (site, version);
alter table public.sites add foreign key (live_build) references private.builds (id);
comment on column private.builds.renderer is 'SHA-256 of the renderer that made it: the same of the same document makes the same.';

-- Bytes by the SHA-256 of their uncompressed form: what many builds hold is kept once.
create table private.blobs (
  sha256 bytea not null check (length(sha256) = 32),
  encoding text not null check (encoding in ('identity', 'br', 'gzip')),
  bytes bytea not null,
  -- A quick compression serves until a job has made the best one.
  is_quick boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (sha256, encoding)
);
alter table private.blobs alter column bytes set storage external; -- compressed already, or a picture

create table private.build_files (
  build uuid not null references private.builds (id) on delete cascade,
  path text not null,
  sha256 bytea not null,
  content_type text not null,
  is_immutable boolean not null,
  -- The Content-Security-Policy of a page.
  policy text,
  primary key (build, path)
);
create index build_files_sha256_idx on private.build_files (sha256);
comment on column private.build_files.path is 'What ends in /404 answers for what its folder does not have.';

create table public.publishes (
  id uuid primary key,
  site uuid not null references public.sites (id) on delete cascade,
  revision int not null,
  author uuid references auth.users (id) on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'replaced')),
  pages int not null default 0,
  pages_done int not null default 0,
  -- When done: address, version, bytes of each page, findings; when failed: why, and what to do.
  report jsonb,
  started_at timestamptz not null default now(),
  ended_at timestamptz
);
create index publishes_site_idx on public.publishes (site, started_at desc);
comment on column public.publishes.state is 'replaced: a later one of the same site came first.';

-- What was done, by whom, for whom. Nothing of it is ever changed.
create table private.audit (
  id bigint generated always as identity primary key,
  actor uuid,
  on_behalf_of uuid,
  act text not null,
  target_kind text not null,
  target text not null,
  before jsonb,
  after jsonb,
  at timestamptz not null default now(),
  network text not null default ''
);
create index audit_target_idx on private.audit (target_kind, target, at desc);
create index audit_actor_idx on private.audit (actor, at desc);

-- What a command answered, so that a repeated request is answered the same and does nothing twice.
create table private.command_answers (
  account uuid not null references auth.users (id) on delete cascade,
  request uuid not null,
  command text not null,
  input_hash bytea not null,
  answer json not null,
  at timestamptz not null default now(),
  primary key (account, request)
);
create index command_answers_at_idx on private.command_answers (at);

-- As the definer it reads members past their own policy, which asks it. An account that may not sign in is nobody's member.
create function private.sites_of_caller(roles text[]) returns setof uuid
language sql stable security definer set search_path = '' rows 50 as $$
  select member.site from public.site_members as member
  join auth.users as account on account.id = member.user_id
  where member.user_id = auth.uid() and member.role = any (roles)
    and account.deleted_at is null and coalesce(account.banned_until, '-infinity') < now()
$$;
revoke execute on function private.sites_of_caller(text[]) from public, anon;
grant execute on function private.sites_of_caller(text[]) to authenticated;

create policy "A signed-in person reads the plans" on public.plans for select to authenticated using (true);
create policy "Members read their sites" on public.sites for select to authenticated
  using (id in (select private.sites_of_caller('{owner,editor,viewer}')));
create policy "Members read who works on their sites" on public.site_members for select to authenticated
  using (site in (select private.sites_of_caller('{owner,editor,viewer}')));
create policy "Members read the drafts of their sites" on public.drafts for select to authenticated
  using (site in (select private.sites_of_caller('{owner,editor,viewer}')));
create policy "Members read the changes of their sites" on public.draft_changes for select to authenticated
  using (site in (select private.sites_of_caller('{owner,editor,viewer}')));
create policy "Members read the versions of their sites" on public.versions for select to authenticated
  using (site in (select private.sites_of_caller('{owner,editor,viewer}')));
create policy "Members read how their sites are published" on public.publishes for select to authenticated
  using (site in (select private.sites_of_caller('{owner,editor,viewer}')));

do $$
declare
  name text;
begin
  foreach name in array array['plans', 'sites', 'site_members', 'drafts', 'draft_changes', 'versions', 'publishes'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from public, anon, authenticated', name);
    execute format('grant select on public.%I to authenticated', name);
    execute format('grant select, insert, update, delete on public.%I to service_role, fabula_server', name);
    execute format('create policy "The service role does everything" on public.%I for all to service_role using (true) with check (true)', name);
    execute format('create policy "The server writes by commands" on public.%I for all to fabula_server using (true) with check (true)', name);
  end loop;
end
$$;

-- The server reads profiles as one of the visitors' roles alone; of an account's plan it is told by this.
create function private.plan_of(account uuid) returns setof public.plans
language sql stable security definer set search_path = '' rows 1 as $$
  select plan.* from public.plans as plan join public.profiles on profiles.plan = plan.name where profiles.user_id = account
$$;
revoke execute on function private.plan_of(uuid) from public, anon, authenticated;

-- Every server hears which site's answers have changed the moment it is committed (server/serving).
create function private.announce_site() returns trigger
language plpgsql volatile set search_path = '' as $$
begin
  perform pg_notify('sites', coalesce(new.subdomain, old.subdomain));
  if tg_op = 'UPDATE' and old.subdomain <> new.subdomain then
    perform pg_notify('sites', old.subdomain);
  end if;
  return null;
end
$$;
create trigger announce_new_site after insert or delete on public.sites
  for each row execute function private.announce_site();
create trigger announce_site after update of subdomain, owner, live_build, suspended_at, trashed_at, settings on public.sites
  for each row execute function private.announce_site();

-- Sites of an account that may not sign in are not served; `update of` would miss what hosted services set in other ways.
create function private.announce_sites_of_account() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_notify('sites', subdomain) from public.sites where owner = new.id;
  return null;
end
$$;
create trigger announce_sites_of_account after update on auth.users for each row
  when (old.banned_until is distinct from new.banned_until or old.deleted_at is distinct from new.deleted_at)
  execute function private.announce_sites_of_account();

revoke execute on function private.announce_site(), private.announce_sites_of_account() from public, anon, authenticated;
