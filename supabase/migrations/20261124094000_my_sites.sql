-- What somebody sees of the own sites at once: a page of them in the order asked for, each with what its owner wants to know.
-- As the definer it reads members past their own policy, which asks for each site; so it asks first who calls.
create function public.list_my_sites(
  with_state text default null,
  containing text default null,
  sorted_by text default 'changed',
  page_size int default 24,
  page int default 1,
  only_site uuid default null
) returns table (
  id uuid,
  name text,
  subdomain text,
  template text,
  state text,
  role text,
  revision int,
  live_revision int,
  settings jsonb,
  published_at timestamptz,
  trashed_at timestamptz,
  changed_at timestamptz,
  found int
)
language sql stable security definer set search_path = '' rows 24 as $$
  with mine as (
    select
      site.id, site.name, site.subdomain, site.template,
      case when site.status = 'live' and draft.revision > site.live_revision then 'changed' else site.status end as state,
      member.role, draft.revision, site.live_revision, site.settings, site.published_at, site.trashed_at,
      greatest(site.updated_at, draft.saved_at) as changed_at, site.created_at
    from public.site_members as member
    join auth.users as account on account.id = member.user_id
    join public.sites as site on site.id = member.site
    join public.drafts as draft on draft.site = site.id
    where member.user_id = auth.uid()
      and account.deleted_at is null and coalesce(account.banned_until, '-infinity') < now()
      and (only_site is null or site.id = only_site)
  )
  select
    mine.id, mine.name, mine.subdomain, mine.template, mine.state, mine.role, mine.revision, mine.live_revision,
    mine.settings, mine.published_at, mine.trashed_at, mine.changed_at, (count(*) over ())::int as found
  from mine
  where case
      when only_site is not null then true
      when with_state is null then mine.state <> 'trashed'
      -- What visitors can see is live, whether or not the draft has gone on.
      when with_state = 'live' then mine.state in ('live', 'changed')
      else mine.state = with_state
    end
    and (coalesce(btrim(containing), '') = ''
      or strpos(lower(mine.name), lower(btrim(containing))) > 0
      or strpos(mine.subdomain, lower(btrim(containing))) > 0)
  order by
    case when sorted_by = 'name' then lower(mine.name) end,
    case when sorted_by = 'created' then mine.created_at end desc,
    mine.changed_at desc,
    mine.id
  limit least(greatest(coalesce(page_size, 24), 1), 100)
  offset (least(greatest(coalesce(page, 1), 1), 10000) - 1) * least(greatest(coalesce(page_size, 24), 1), 100)
$$;
comment on function public.list_my_sites is
  'The sites that the caller works on, those in the trash only when asked for. `changed` is live with a draft that has gone on; `found` counts all that were asked for.';

create function public.count_my_sites() returns table (state text, sites int)
language sql stable security definer set search_path = '' rows 6 as $$
  select
    case when site.status = 'live' and draft.revision > site.live_revision then 'changed' else site.status end,
    count(*)::int
  from public.site_members as member
  join auth.users as account on account.id = member.user_id
  join public.sites as site on site.id = member.site
  join public.drafts as draft on draft.site = site.id
  where member.user_id = auth.uid()
    and account.deleted_at is null and coalesce(account.banned_until, '-infinity') < now()
  group by 1
$$;
comment on function public.count_my_sites is 'How many sites the caller works on, by the state that list_my_sites gives them.';

revoke execute on function public.list_my_sites(text, text, text, int, int, uuid), public.count_my_sites() from public, anon;
grant execute on function public.list_my_sites(text, text, text, int, int, uuid), public.count_my_sites() to authenticated;
