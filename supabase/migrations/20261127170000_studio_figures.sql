-- What visitors do with the studio's own pages, counted by the server as visits of sites are: sums of days, of nobody.
create table private.studio_views (
  day date not null,
  kind text not null check (kind in ('demo', 'fitting', 'editor')),
  -- The demo, or the design that is edited; nothing of the fitting room.
  name text not null check (char_length(name) <= 40),
  count int not null check (count > 0),
  primary key (day, kind, name)
);

-- Adds what one server has counted to what all have, in one order.
create function private.count_studio_views(views json) returns void
language sql volatile set search_path = '' as $$
  insert into private.studio_views as total (day, kind, name, count)
  select item.day, item.kind, item.name, sum(item.count)::int
  from json_to_recordset(views) as item (day date, kind text, name text, count int)
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (day, kind, name) do update set count = total.count + excluded.count
$$;
revoke execute on function private.count_studio_views(json) from public, anon, authenticated;

create index profiles_created_at_idx on public.profiles (created_at);

-- The weeks from the Monday `weeks - 1` weeks ago on: of whoever signed up in each, how far they have come; and what happened in it.
create function private.studio_weeks(weeks int) returns table (
  week date,
  signed_up int,
  confirmed int,
  with_site int,
  published int,
  returned int,
  paying int,
  demos int,
  fittings int,
  editors int,
  visits int,
  messages int,
  publishes int,
  failed int
)
language sql stable security definer set search_path = '' as $$
  with shown as (
    select generate_series(
      date_trunc('week', now() at time zone 'utc')::date - 7 * (least(greatest(coalesce(weeks, 12), 1), 104) - 1),
      date_trunc('week', now() at time zone 'utc')::date, interval '7 days'
    )::date as week
  ), bounds as (
    select min(shown.week)::timestamp at time zone 'utc' as first, min(shown.week) as first_day from shown
  ), people as (
    select date_trunc('week', person.created_at at time zone 'utc')::date as week, person.user_id,
      exists (select from public.sites as site where site.owner = person.user_id) as with_site,
      exists (
        select from public.sites as site where site.owner = person.user_id and site.published_at is not null
      ) as published,
      exists (
        select from auth.users as account left join auth.sessions as session on session.user_id = account.id
        where account.id = person.user_id
          and greatest(account.last_sign_in_at, session.refreshed_at, session.created_at)
            >= person.created_at + interval '7 days'
      ) as returned,
      person.plan <> 'free' as paying
    from public.profiles as person, bounds
    where person.created_at >= bounds.first and person.role = 'customer'
  ), sums as (
    select people.week, count(*)::int as confirmed, count(*) filter (where people.with_site)::int as with_site,
      count(*) filter (where people.published)::int as published, count(*) filter (where people.returned)::int as returned,
      count(*) filter (where people.paying)::int as paying
    from people group by 1
  ), asked as (
    select date_trunc('week', entry.created_at at time zone 'utc')::date as week,
      count(distinct lower(entry.payload ->> 'actor_username'))::int as signed_up
    from auth.audit_log_entries as entry, bounds
    where entry.created_at >= bounds.first and entry.payload ->> 'action' = 'user_signedup'
    group by 1
  ), seen as (
    select date_trunc('week', view.day)::date as week,
      sum(view.count) filter (where view.kind = 'demo')::int as demos,
      sum(view.count) filter (where view.kind = 'fitting')::int as fittings,
      sum(view.count) filter (where view.kind = 'editor')::int as editors
    from private.studio_views as view, bounds where view.day >= bounds.first_day group by 1
  ), visited as (
    select date_trunc('week', visitor.day)::date as week, sum(visitor.count)::int as visits
    from public.visitors as visitor, bounds where visitor.day >= bounds.first_day group by 1
  ), written as (
    select date_trunc('week', message.at at time zone 'utc')::date as week, count(*)::int as messages
    from public.messages as message, bounds where message.at >= bounds.first group by 1
  ), made as (
    select date_trunc('week', publish.started_at at time zone 'utc')::date as week,
      count(*) filter (where publish.state = 'done')::int as publishes,
      count(*) filter (where publish.state = 'failed')::int as failed
    from public.publishes as publish, bounds where publish.started_at >= bounds.first group by 1
  )
  select shown.week, greatest(coalesce(asked.signed_up, 0), coalesce(sums.confirmed, 0)), coalesce(sums.confirmed, 0),
    coalesce(sums.with_site, 0), coalesce(sums.published, 0), coalesce(sums.returned, 0), coalesce(sums.paying, 0),
    coalesce(seen.demos, 0), coalesce(seen.fittings, 0), coalesce(seen.editors, 0), coalesce(visited.visits, 0),
    coalesce(written.messages, 0), coalesce(made.publishes, 0), coalesce(made.failed, 0)
  from shown
  left join sums using (week) left join asked using (week) left join seen using (week) left join visited using (week)
  left join written using (week) left join made using (week)
  order by 1
$$;

-- Of each design in those weeks: how often it was looked at and tried, and what was made of it.
create function private.studio_designs(weeks int) returns table (
  template text,
  demos int,
  editors int,
  sites int,
  published int
)
language sql stable security definer set search_path = '' as $$
  with bounds as (
    select date_trunc('week', now() at time zone 'utc')::date
      - 7 * (least(greatest(coalesce(weeks, 12), 1), 104) - 1) as first_day
  ), seen as (
    select view.name, sum(view.count) filter (where view.kind = 'demo')::int as demos,
      sum(view.count) filter (where view.kind = 'editor')::int as editors
    from private.studio_views as view, bounds
    where view.day >= bounds.first_day and view.kind <> 'fitting' group by 1
  ), made as (
    select site.template as name, count(*)::int as sites,
      count(*) filter (where site.published_at is not null)::int as published
    from public.sites as site, bounds where site.created_at >= bounds.first_day::timestamp at time zone 'utc' group by 1
  )
  select coalesce(seen.name, made.name), coalesce(seen.demos, 0), coalesce(seen.editors, 0), coalesce(made.sites, 0),
    coalesce(made.published, 0)
  from seen full join made using (name)
  order by 4 desc, 2 desc, 1
  limit 200
$$;
revoke execute on function private.studio_weeks(int), private.studio_designs(int) from public, anon, authenticated;

create function public.studio_figures(weeks int default 12) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'weeks', (select jsonb_agg(to_jsonb(one) order by one.week) from private.studio_weeks(weeks) as one),
    'designs', coalesce((select jsonb_agg(to_jsonb(one)) from private.studio_designs(weeks) as one), '[]'),
    'pictureBytes', (select coalesce(sum(file.bytes), 0) from private.picture_files as file),
    'siteBytes', (select pg_total_relation_size('private.blobs')),
    'mails', jsonb_build_object(
      'waiting', (select count(*) from private.mail_queue as mail where mail.delivered_at is null and mail.failed_at is null),
      'failed', (select count(*) from private.mail_queue as mail where mail.failed_at is not null)
    )
  );
end
$$;
comment on function public.studio_figures is
  'How the studio goes, by week and design: who came and how far, what was looked at and published. For administrators.';
revoke execute on function public.studio_figures(int) from public, anon;
grant execute on function public.studio_figures(int) to authenticated;
