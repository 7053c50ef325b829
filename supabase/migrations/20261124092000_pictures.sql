-- Customers' own pictures: what their owners read of them stands in `public`, their files in `private`.

create table public.pictures (
  id uuid primary key,
  -- A picture outlives its owner's account until it is erased: drafts of others may show it.
  owner uuid references auth.users (id) on delete set null,
  file_name text not null check (char_length(file_name) between 1 and 200),
  state text not null default 'working' check (state in ('working', 'ready', 'refused')),
  -- Why it is refused, and what to do.
  reason text,
  -- What it shows, in words; empty: nothing that needs words; null: nobody has said yet.
  alt text check (char_length(alt) <= 300),
  -- In parts of the whole picture: what may never be cut away, and what is shown of it (all of it unless told).
  focus jsonb not null default '{"x":0.5,"y":0.5}' check (jsonb_typeof(focus) = 'object'),
  crop jsonb check (jsonb_typeof(crop) = 'object'),
  -- The engine's `Picture`: as it is shown, and uncut, to cut it anew.
  manifest jsonb check (jsonb_typeof(manifest) = 'object'),
  whole jsonb check (jsonb_typeof(whole) = 'object'),
  bytes bigint not null default 0 check (bytes >= 0),
  words text not null generated always as (lower(file_name || ' ' || coalesce(alt, ''))) stored,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (state <> 'ready' or (manifest is not null and whole is not null))
);
create index pictures_owner_idx on public.pictures (owner, created_at desc) where deleted_at is null;
create index pictures_deleted_idx on public.pictures (deleted_at) where deleted_at is not null;
comment on column public.pictures.id is 'Made by the client: a repeated upload is the same upload.';
comment on column public.pictures.state is 'working: its files, or those of its new crop, are being made.';
comment on column public.pictures.bytes is 'Of all its files, those for editing counted.';
comment on column public.pictures.words is 'What it is found by.';

-- What a picture's files are made of: turned upright, without what the camera wrote into it, not served.
create table private.picture_masters (
  picture uuid primary key references public.pictures (id) on delete cascade,
  sha256 bytea not null check (length(sha256) = 32),
  bytes bigint not null,
  width int not null,
  height int not null,
  colour text not null check (colour ~ '^#[\da-f]{6}$'),
  has_alpha boolean not null
);
create index picture_masters_sha256_idx on private.picture_masters (sha256);

create table private.picture_files (
  path text primary key check (path ~ '^/media/[\da-f]{32}(-\d+\.avif|(-og)?\.jpg)$'),
  picture uuid not null references public.pictures (id) on delete cascade,
  sha256 bytea not null check (length(sha256) = 32),
  content_type text not null check (content_type in ('image/avif', 'image/jpeg')),
  bytes bigint not null,
  -- Since when the picture is cut otherwise: drafts and their history may still name this file.
  replaced_at timestamptz
);
create index picture_files_picture_idx on private.picture_files (picture);
create index picture_files_sha256_idx on private.picture_files (sha256);
create index picture_files_replaced_idx on private.picture_files (replaced_at) where replaced_at is not null;

-- As the definer it reads members past their own policy. An account that may not sign in has no pictures to see.
create function private.picture_owners_of_caller() returns setof uuid
language sql stable security definer set search_path = '' rows 3 as $$
  select account.id from auth.users as account
  where account.id = auth.uid() and account.deleted_at is null and coalesce(account.banned_until, '-infinity') < now()
  union
  select site.owner from public.sites as site
  where site.owner is not null and site.id in (select private.sites_of_caller('{editor}'))
$$;
revoke execute on function private.picture_owners_of_caller() from public, anon;
grant execute on function private.picture_owners_of_caller() to authenticated;

-- What an account's pictures take up: the same bytes count once, those of deleted pictures not at all.
create function private.picture_bytes_of(account uuid) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(one.bytes), 0)::bigint from (
    select file.sha256, file.bytes from private.picture_files as file
    join public.pictures as picture on picture.id = file.picture
    where picture.owner = account and picture.deleted_at is null
    union
    select master.sha256, master.bytes from private.picture_masters as master
    join public.pictures as picture on picture.id = master.picture
    where picture.owner = account and picture.deleted_at is null
  ) as one
$$;
revoke execute on function private.picture_bytes_of(uuid) from public, anon, authenticated;

create policy "Owners, and editors of their sites, read pictures" on public.pictures for select to authenticated
  using (owner in (select private.picture_owners_of_caller()));

alter table public.pictures enable row level security;
revoke all on public.pictures from public, anon, authenticated;
grant select on public.pictures to authenticated;
grant select, insert, update, delete on public.pictures to service_role, fabula_server;
create policy "The service role does everything" on public.pictures for all to service_role using (true) with check (true);
create policy "The server writes by commands" on public.pictures for all to fabula_server using (true) with check (true);

-- Bytes that pictures use no longer. They are erased a day later, if nobody else uses them: what is being published has them
-- in its build until then.
create table private.loose_blobs (
  sha256 bytea primary key check (length(sha256) = 32),
  since timestamptz not null default now()
);
create function private.loosen_blob() returns trigger
language plpgsql volatile set search_path = '' as $$
begin
  insert into private.loose_blobs (sha256) values (old.sha256) on conflict (sha256) do update set since = now();
  return null;
end
$$;
revoke execute on function private.loosen_blob() from public, anon, authenticated;
create trigger loosen_dropped_blob after delete on private.picture_files
  for each row execute function private.loosen_blob();
create trigger loosen_replaced_blob after update of sha256 on private.picture_files
  for each row when (old.sha256 <> new.sha256) execute function private.loosen_blob();
create trigger loosen_dropped_blob after delete on private.picture_masters
  for each row execute function private.loosen_blob();

-- The drafts of sites that the picture's owner works on and that show it: of a picture, any of its files; of a file, that one.
create function private.sites_showing(account uuid, path text) returns setof public.sites
language sql stable set search_path = '' rows 1 as $$
  select site.* from public.sites as site
  join public.drafts as draft on draft.site = site.id
  where strpos(draft.document::text, path) > 0
    and (account is null or exists (
      select from public.site_members as member where member.site = site.id and member.user_id = account
    ))
$$;
revoke execute on function private.sites_showing(uuid, text) from public, anon, authenticated;
