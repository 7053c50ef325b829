-- What a version is called, and what changed with it, written down when it was published: a list of versions reads no documents.
alter table public.versions
  add column name text check (char_length(name) between 1 and 80),
  add column changes jsonb check (jsonb_typeof(changes) = 'array');
comment on column public.versions.changes is
  'Lines in words, against the version before; none of the first one, null of what was published before they were kept.';

-- A draft that was replaced as a whole is kept with the change, so that it can be brought back.
alter table public.draft_changes add column before json check (json_typeof(before) = 'object');
comment on column public.draft_changes.before is 'The draft as it was, of a change that put another document in its place.';

-- What a build consists of, signed: a JWS whose payload names each file with its hash.
alter table private.builds add column receipt text;

-- Receipts are read for years and sessions for an hour: what signs the one never signs the other.
alter table private.signing_keys
  add column purpose text not null default 'session' check (purpose in ('session', 'receipt'));

-- As the definer it reads the names of those who published, which their profiles show to nobody else, and what builds weigh.
create function public.list_versions(of_site uuid, before_number int default null, page_size int default 30)
returns table (
  number int,
  name text,
  note text,
  author text,
  is_mine boolean,
  at timestamptz,
  changes jsonb,
  is_live boolean,
  live int,
  pages int,
  bytes bigint,
  found int
)
language sql stable security definer set search_path = '' rows 30 as $$
  with own as (
    select site.id, live.version as live, (select count(*)::int from public.versions where site = of_site) as found
    from public.sites as site
    left join private.builds as live on live.id = site.live_build
    where site.id = of_site and site.id in (select private.sites_of_caller('{owner,editor,viewer}'))
  ), shown as (
    select version.*, own.live, own.found from own
    join public.versions as version on version.site = own.id
    where before_number is null or version.number < before_number
    order by version.number desc
    limit least(greatest(coalesce(page_size, 30), 1), 100)
  )
  select
    shown.number, shown.name, shown.note, nullif(btrim(profile.full_name), ''),
    coalesce(shown.author = auth.uid(), false), shown.at, shown.changes, coalesce(shown.number = shown.live, false), shown.live,
    weight.pages, weight.bytes, shown.found
  from shown
  left join public.profiles as profile on profile.user_id = shown.author
  left join lateral (
    select count(*)::int as pages, sum((page ->> 'html')::bigint)::bigint as bytes
    from (
      select build.weights from private.builds as build
      where build.site = shown.site and build.version = shown.number
      order by build.created_at desc limit 1
    ) as newest, jsonb_array_elements(newest.weights) as page
  ) as weight on weight.pages > 0
  order by shown.number desc
$$;
comment on function public.list_versions is
  'Versions of a site for those who work on it, newest first, at most 100; the next page lies before the last number of this one. `bytes` are those of all pages, in brotli.';
revoke execute on function public.list_versions(uuid, int, int) from public, anon;
grant execute on function public.list_versions(uuid, int, int) to authenticated;
