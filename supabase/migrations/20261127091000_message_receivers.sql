-- Whom messages of a site are mailed to is for those who may read them: not a part of what every member reads of a site.
create table private.message_receivers (
  site uuid primary key references public.sites (id) on delete cascade,
  email text not null check (char_length(email) <= 255)
);
comment on table private.message_receivers is 'Of sites whose messages go to somebody else than their owner as such.';
insert into private.message_receivers (site, email)
  select id, settings ->> 'messagesTo' from public.sites where settings ->> 'messagesTo' is not null;
update public.sites set settings = settings - 'messagesTo' where settings ? 'messagesTo';
alter table public.sites add constraint sites_settings_name_nobody check (not settings ? 'messagesTo');

-- As before; `settings` says the receiver to owners and editors.
create or replace function public.list_my_sites(
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
    asked.settings || case when asked.role in ('owner', 'editor') then coalesce((
      select jsonb_build_object('messagesTo', receiver.email) from private.message_receivers as receiver where receiver.site = asked.id
    ), '{}') else '{}' end as settings,
    asked.published_at, asked.trashed_at, asked.changed_at,
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
