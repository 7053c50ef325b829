-- Links by which somebody without an account sees a draft or a version of a site before visitors do, and what they say of it.
-- Members read both; what opens a link is known to nobody but who was sent it, and by its hash to the server.
create table public.preview_links (
  id uuid primary key,
  site uuid not null references public.sites (id) on delete cascade,
  -- None is the draft, as it is whenever somebody looks.
  version int,
  note text not null default '' check (char_length(note) <= 80),
  has_password boolean not null,
  may_comment boolean not null,
  author uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  foreign key (site, version) references public.versions (site, number) on delete cascade
);
create index preview_links_site_idx on public.preview_links (site, created_at desc);
create index preview_links_version_idx on public.preview_links (site, version) where version is not null;
create index preview_links_author_idx on public.preview_links (author);
create index preview_links_expires_idx on public.preview_links (expires_at);

create table private.preview_secrets (
  link uuid primary key references public.preview_links (id) on delete cascade,
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  -- Of a password, where one is asked for: argon2id.
  password_hash text
);

-- Browsers that a link was opened in, by the hash of their cookie.
create table private.preview_visits (
  hash bytea primary key check (length(hash) = 32),
  link uuid not null references public.preview_links (id) on delete cascade,
  -- What whoever comments there is called, said once.
  name text check (char_length(name) between 1 and 60),
  at timestamptz not null default now()
);
create index preview_visits_link_idx on private.preview_visits (link, at);

create table public.comments (
  id uuid primary key default gen_random_uuid(),
  site uuid not null references public.sites (id) on delete cascade,
  -- As it was opened: that of a record is its own.
  page text not null check (char_length(page) between 1 and 300),
  -- The key of a section of the document; empty is the page as a whole.
  section text not null check (char_length(section) <= 100),
  -- What the section was called to whoever read it.
  heading text not null check (char_length(heading) <= 120),
  name text not null check (char_length(name) between 1 and 60),
  text text not null check (char_length(text) between 1 and 2000),
  link uuid references public.preview_links (id) on delete set null,
  at timestamptz not null default clock_timestamp(),
  resolved_at timestamptz,
  resolved_by uuid references auth.users (id) on delete set null
);
create index comments_site_idx on public.comments (site, at desc);
create index comments_open_idx on public.comments (site, at) where resolved_at is null;
create index comments_link_idx on public.comments (link);
create index comments_resolved_by_idx on public.comments (resolved_by);

-- When somebody was last mailed what is new of a site's comments.
create table private.comment_mails (
  site uuid not null references public.sites (id) on delete cascade,
  account uuid not null references auth.users (id) on delete cascade,
  told_at timestamptz not null,
  primary key (site, account)
);
create index comment_mails_account_idx on private.comment_mails (account);

create policy "Members read the preview links of their sites" on public.preview_links for select to authenticated
  using (site in (select private.sites_of_caller('{owner,editor,viewer}')));
create policy "Members read the comments on their sites" on public.comments for select to authenticated
  using (site in (select private.sites_of_caller('{owner,editor,viewer}')));

do $$
declare
  name text;
begin
  foreach name in array array['preview_links', 'comments'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from public, anon, authenticated', name);
    execute format('grant select on public.%I to authenticated', name);
    execute format('grant select, insert, update, delete on public.%I to service_role, fabula_server', name);
    execute format('create policy "The service role does everything" on public.%I for all to service_role using (true) with check (true)', name);
    execute format('create policy "The server writes by commands" on public.%I for all to fabula_server using (true) with check (true)', name);
  end loop;
end
$$;

-- Beside each site's host is that of its previews.
alter table public.sites add constraint sites_subdomain_is_no_preview check (subdomain !~ '--preview$') not valid;
