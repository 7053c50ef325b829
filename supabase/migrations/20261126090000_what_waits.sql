-- What waits for somebody: unread messages stand on the list of the own sites, and on the home of each area one number a room.
drop function public.list_my_sites(text, text, text, int, int, uuid);
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
  unread int,
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
  ), asked as (
    select
      mine.*,
      row_number() over (order by
        case when sorted_by = 'name' then lower(mine.name) end,
        case when sorted_by = 'created' then mine.created_at end desc,
        mine.changed_at desc,
        mine.id
      ) as place,
      (count(*) over ())::int as found
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
    order by place
    limit least(greatest(coalesce(page_size, 24), 1), 100)
    offset (least(greatest(coalesce(page, 1), 1), 10000) - 1) * least(greatest(coalesce(page_size, 24), 1), 100)
  )
  select
    asked.id, asked.name, asked.subdomain, asked.template, asked.state, asked.role, asked.revision, asked.live_revision,
    asked.settings, asked.published_at, asked.trashed_at, asked.changed_at,
    -- Viewers read no messages, and hear of none.
    case when asked.role in ('owner', 'editor') then (
      select count(*)::int from public.messages as message
      where message.site = asked.id and message.state = 'new' and message.deleted_at is null
    ) else 0 end as unread,
    asked.found
  from asked order by asked.place
$$;
comment on function public.list_my_sites is
  'The sites that the caller works on, those in the trash only when asked for. `changed` is live with a draft that has gone on; `unread` counts new messages, for owners and editors; `found` counts all that were asked for.';

-- As the definer: it counts past the policies, so it asks first who calls and what is theirs.
create function public.my_overview() returns table (
  unread int,
  unread_site uuid,
  messages int,
  newest_site uuid,
  pictures int,
  picture_bytes bigint,
  sites int,
  plan text,
  plan_sites int,
  plan_picture_bytes bigint
)
language sql stable security definer set search_path = '' rows 1 as $$
  with received as (
    select message.site, message.state, message.at
    from public.messages as message
    join public.sites as site on site.id = message.site
    where message.site in (select private.sites_of_caller('{owner,editor}'))
      and site.trashed_at is null and message.deleted_at is null
      and message.state in ('new', 'read', 'done')
      and (message.state = 'new' or message.at > now() - interval '30 days')
  )
  select
    (select count(*)::int from received where received.state = 'new'),
    (select received.site from received where received.state = 'new' order by received.at desc limit 1),
    (select count(*)::int from received where received.at > now() - interval '30 days'),
    (select received.site from received where received.at > now() - interval '30 days' order by received.at desc limit 1),
    (select count(*)::int from public.pictures as picture
      where picture.owner = profile.user_id and picture.deleted_at is null and picture.state = 'ready'),
    private.picture_bytes_of(profile.user_id),
    (select count(*)::int from public.sites as site where site.owner = profile.user_id and site.trashed_at is null),
    plan.name, plan.sites, plan.picture_bytes
  from public.profiles as profile
  join public.plans as plan on plan.name = profile.plan
  join auth.users as account on account.id = profile.user_id
  where profile.user_id = auth.uid()
    and account.deleted_at is null and coalesce(account.banned_until, '-infinity') < now()
$$;
comment on function public.my_overview is
  'What the caller has at this moment: unread messages and those of 30 days (quarantine and spam left out) with the site of the newest, pictures, sites, and what the plan holds.';

create function public.studio_overview() returns table (
  people int,
  asking int,
  paying int,
  sites int,
  live int,
  most_worn text,
  messages int,
  mails_waiting int,
  mails_failed int
)
language plpgsql stable security definer set search_path = '' rows 1 as $$
begin
  if not private.is_admin() then
    raise exception using errcode = 'insufficient_privilege', message = 'Only an administrator may count the studio.';
  end if;
  return query select
    (select count(*)::int from public.profiles as person),
    (select count(*)::int from public.profiles as person where person.requested_role = 'admin' and person.role <> 'admin'),
    (select count(*)::int from public.profiles as person where person.plan <> 'free'),
    (select count(*)::int from public.sites as site where site.trashed_at is null),
    (select count(*)::int from public.sites as site where site.status = 'live'),
    (select site.template from public.sites as site where site.trashed_at is null
      group by site.template order by count(*) desc, site.template limit 1),
    (select count(*)::int from public.messages as message where message.at > now() - interval '30 days'),
    (select count(*)::int from private.mail_queue as mail where mail.delivered_at is null and mail.failed_at is null),
    (select count(*)::int from private.mail_queue as mail where mail.failed_at is not null);
end
$$;
comment on function public.studio_overview is 'What the whole studio has at this moment. For administrators.';

revoke execute on function
  public.list_my_sites(text, text, text, int, int, uuid), public.my_overview(), public.studio_overview() from public, anon;
grant execute on function
  public.list_my_sites(text, text, text, int, int, uuid), public.my_overview(), public.studio_overview() to authenticated;
