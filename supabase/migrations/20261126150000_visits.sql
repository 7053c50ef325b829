-- Who visits customers' sites, counted by the server without a cookie and without anything of anybody (server/visits). Days are UTC's.

-- How often a page was looked at, by where from and with what.
create table public.visits (
  site uuid not null references public.sites (id) on delete cascade,
  day date not null,
  page text not null,
  source text not null check (char_length(source) <= 100),
  kind text not null check (kind in ('phone', 'tablet', 'computer')),
  count int not null check (count > 0),
  primary key (site, day, page, source, kind)
);
comment on column public.visits.source is
  'The host that led here; empty from page to page of the site, direct where none was said, other where there are too many.';
create index visits_day_idx on public.visits using brin (day);

-- The same of a whole day: a site's figures of years are read from here.
create table public.visitors (
  site uuid not null references public.sites (id) on delete cascade,
  day date not null,
  count int not null default 0 check (count >= 0),
  views int not null default 0 check (views >= 0),
  primary key (site, day)
);
comment on column public.visitors.count is 'Different ones of that day; who asked not to be told apart is none.';
create index visitors_day_idx on public.visitors using brin (day);

-- What was asked for and is not there. The empty path stands for all that are too many.
create table public.missed_pages (
  site uuid not null references public.sites (id) on delete cascade,
  day date not null,
  path text not null check (char_length(path) <= 200),
  count int not null check (count > 0),
  primary key (site, day, path)
);
create index missed_pages_day_idx on public.missed_pages using brin (day);

-- Who came on that day: hashes, salted with what is forgotten after two days, as they are then. Unlogged: after a crash of the
-- database somebody may be counted twice on that day.
create unlogged table private.visitor_hashes (
  day date not null,
  site uuid not null,
  hash text not null check (length(hash) = 12),
  primary key (day, site, hash)
);

create policy "Members read the visits of their sites" on public.visits for select to authenticated
  using (site in (select private.sites_of_caller('{owner,editor,viewer}')));
create policy "Members read how many visited their sites" on public.visitors for select to authenticated
  using (site in (select private.sites_of_caller('{owner,editor,viewer}')));
create policy "Members read what visitors of their sites missed" on public.missed_pages for select to authenticated
  using (site in (select private.sites_of_caller('{owner,editor,viewer}')));

do $$
declare
  name text;
begin
  foreach name in array array['visits', 'visitors', 'missed_pages'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from public, anon, authenticated', name);
    execute format('grant select on public.%I to authenticated', name);
    execute format('grant select, insert, update, delete on public.%I to service_role, fabula_server', name);
    execute format('create policy "The service role does everything" on public.%I for all to service_role using (true) with check (true)', name);
    execute format('create policy "The server writes by commands" on public.%I for all to fabula_server using (true) with check (true)', name);
  end loop;
end
$$;

-- Adds what one server has counted to what all have. Rows are written in one order, so that two servers never wait for each
-- other; a site that was erased meanwhile is left out. However many sources visitors make up, a day of a site keeps 200 of them,
-- and 1,000 rows that name one: what is more counts as other.
create function private.count_visits(views json, missed json, people json) returns void
language plpgsql volatile set search_path = '' as $$
begin
  with came as (
    select item.site, item.day, item.page, item.source, item.kind, sum(item.count)::int as count
    from json_to_recordset(views) as item (site uuid, day date, page text, source text, kind text, count int)
    join public.sites on sites.id = item.site
    group by 1, 2, 3, 4, 5
  ), kept as (
    select old.site, old.day, old.source, count(*) as rows
    from (select distinct came.site, came.day from came) as asked
    join public.visits as old on old.site = asked.site and old.day = asked.day
    where old.source not in ('', 'direct', 'other')
    group by 1, 2, 3
  ), room as (
    select kept.site, kept.day, count(*) as sources, sum(kept.rows) as rows from kept group by 1, 2
  ), named as (
    select came.site, came.day, came.source,
      row_number() over (partition by came.site, came.day order by sum(came.count) desc, came.source)
        + coalesce(max(room.sources), 0) as place
    from came
    left join room on room.site = came.site and room.day = came.day
    where came.source not in ('', 'direct', 'other') and not exists (
      select from kept where kept.site = came.site and kept.day = came.day and kept.source = came.source
    )
    group by 1, 2, 3
  ), placed as (
    select came.*,
      came.source in ('', 'direct', 'other') or (
        coalesce(named.place, 1) <= 200
        and (old.site is not null or
          coalesce(room.rows, 0) + row_number() over (
            partition by came.site, came.day, old.site is null and came.source not in ('', 'direct', 'other')
            order by came.count desc, came.page, came.source, came.kind
          ) <= 1000)
      ) as is_kept
    from came
    left join room on room.site = came.site and room.day = came.day
    left join named on named.site = came.site and named.day = came.day and named.source = came.source
    left join public.visits as old on old.site = came.site and old.day = came.day and old.page = came.page
      and old.source = came.source and old.kind = came.kind
  )
  insert into public.visits as total (site, day, page, source, kind, count)
  select placed.site, placed.day, placed.page, case when placed.is_kept then placed.source else 'other' end,
    placed.kind, sum(placed.count)::int
  from placed group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (site, day, page, source, kind) do update set count = total.count + excluded.count;

  with came as (
    select distinct item.day, item.site, item.hash
    from json_to_recordset(people) as item (site uuid, day date, hash text)
    join public.sites on sites.id = item.site
  ), fresh as (
    insert into private.visitor_hashes (day, site, hash)
    select came.day, came.site, came.hash from came order by 1, 2, 3
    on conflict do nothing returning day, site
  ), added as (
    select fresh.site, fresh.day, 0 as views, 1 as count from fresh
    union all
    select item.site, item.day, item.count, 0
    from json_to_recordset(views) as item (site uuid, day date, count int)
    join public.sites on sites.id = item.site
  )
  insert into public.visitors as total (site, day, count, views)
  select added.site, added.day, sum(added.count)::int, sum(added.views)::int from added group by 1, 2 order by 1, 2
  on conflict (site, day) do update set count = total.count + excluded.count, views = total.views + excluded.views;

  with came as (
    select item.site, item.day, item.path, sum(item.count)::int as count
    from json_to_recordset(missed) as item (site uuid, day date, path text, count int)
    join public.sites on sites.id = item.site
    group by 1, 2, 3
  ), placed as (
    select came.*, old.site is not null or came.path = '' or (
      select count(*) from public.missed_pages as kept
      where kept.site = came.site and kept.day = came.day and kept.path <> ''
    ) + row_number() over (
      partition by came.site, came.day, old.site is null and came.path <> '' order by came.count desc, came.path
    ) <= 50 as is_kept
    from came
    left join public.missed_pages as old on old.site = came.site and old.day = came.day and old.path = came.path
  )
  insert into public.missed_pages as total (site, day, path, count)
  select placed.site, placed.day, case when placed.is_kept then placed.path else '' end, sum(placed.count)::int
  from placed group by 1, 2, 3 order by 1, 2, 3
  on conflict (site, day, path) do update set count = total.count + excluded.count;
end
$$;
revoke execute on function private.count_visits(json, json, json) from public, anon, authenticated;

-- All that the screens say of a site's visits, summed up here: as the caller, so that the policies above say whose they are. A
-- range of more than 400 days is cut at its beginning.
create function public.site_visits(of_site uuid, from_day date, to_day date) returns jsonb
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  first_day date := greatest(from_day, to_day - 399);
  before_first date := first_day - (to_day - first_day + 1);
begin
  return (
    with seen as (
      select visit.page, visit.source, visit.kind, sum(visit.count)::int as views
      from public.visits as visit
      where visit.site = of_site and visit.day between first_day and to_day
      group by 1, 2, 3
    ), sources as (
      select seen.source, sum(seen.views)::int as views from seen where seen.source <> '' group by 1
    ), top as (
      select sources.source from sources where sources.source not in ('direct', 'other')
      order by sources.views desc, sources.source limit 1
    )
    select jsonb_build_object(
      'days', (
        select coalesce(jsonb_agg(jsonb_build_object('day', total.day, 'visitors', total.count, 'views', total.views) order by total.day), '[]')
        from public.visitors as total where total.site = of_site and total.day between first_day and to_day
      ),
      'before', (
        select jsonb_build_object('visitors', coalesce(sum(total.count), 0), 'views', coalesce(sum(total.views), 0))
        from public.visitors as total where total.site = of_site and total.day >= before_first and total.day < first_day
      ),
      'since', (select min(total.day) from public.visitors as total where total.site = of_site),
      'pages', (
        select coalesce(jsonb_agg(to_jsonb(listed) order by listed.views desc, listed.page), '[]') from (
          select seen.page, sum(seen.views)::int as views from seen group by 1 order by 2 desc, 1 limit 50
        ) as listed
      ),
      'sources', (
        select coalesce(jsonb_agg(to_jsonb(listed) order by listed.views desc, listed.source), '[]') from (
          select sources.source, sources.views from sources order by 2 desc, 1 limit 50
        ) as listed
      ),
      'kinds', (
        select coalesce(jsonb_agg(to_jsonb(listed) order by listed.views desc, listed.kind), '[]') from (
          select seen.kind, sum(seen.views)::int as views from seen group by 1
        ) as listed
      ),
      -- Where most of those were led who came from the host that led most here.
      'led_to', (
        select seen.page from seen join top on top.source = seen.source
        group by 1 order by sum(seen.views) desc, 1 limit 1
      ),
      'missed', (
        select coalesce(jsonb_agg(to_jsonb(listed) order by listed.path = '', listed.count desc, listed.path), '[]') from (
          select miss.path, sum(miss.count)::int as count
          from public.missed_pages as miss where miss.site = of_site and miss.day between first_day and to_day
          group by 1 order by miss.path = '', 2 desc, 1 limit 50
        ) as listed
      ),
      'publishes', (
        select coalesce(jsonb_agg(to_jsonb(listed) order by listed.day, listed.version), '[]') from (
          select distinct on ((publish.ended_at at time zone 'utc')::date)
            (publish.ended_at at time zone 'utc')::date as day, publish.version, publish.kind
          from public.publishes as publish
          where publish.site = of_site and publish.state = 'done' and publish.kind <> 'rebuild'
            and publish.ended_at >= first_day::timestamp at time zone 'utc'
            and publish.ended_at < (to_day + 1)::timestamp at time zone 'utc'
          order by (publish.ended_at at time zone 'utc')::date, publish.ended_at desc limit 100
        ) as listed
      )
    )
  );
end
$$;
comment on function public.site_visits is
  'The visits of a site in a range of days, and how many there were in as many days before; days without a visit are left out.';

-- The same of all sites that the caller works on, each with its visitors in steps of so many days: the hundred that most came to.
create function public.my_visits(from_day date, to_day date, step int default 1) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  first_day date := greatest(from_day, to_day - 399);
  before_first date := first_day - (to_day - first_day + 1);
  width int := least(greatest(coalesce(step, 1), 1), 31);
begin
  return (
    with mine as materialized (
      select site.id, site.name, site.status from public.sites as site
      where site.id in (select private.sites_of_caller('{owner,editor,viewer}')) and site.trashed_at is null
    ), seen as materialized (
      -- Once through all of it, for each site and for each step; what lies before has no step.
      select total.site, case when total.day >= first_day then (total.day - first_day) / width end as step,
        grouping(total.site) = 0 as is_of_site,
        coalesce(sum(total.count) filter (where total.day >= first_day), 0)::int as visitors,
        coalesce(sum(total.views) filter (where total.day >= first_day), 0)::int as views,
        coalesce(sum(total.count) filter (where total.day < first_day), 0)::int as visitors_before,
        coalesce(sum(total.views) filter (where total.day < first_day), 0)::int as views_before
      from public.visitors as total
      where total.day between before_first and to_day and total.site in (select mine.id from mine)
      group by grouping sets ((total.site), (2))
    ), most as materialized (
      select mine.id, mine.name, mine.status, coalesce(seen.visitors, 0) as visitors, coalesce(seen.views, 0) as views
      from mine left join seen on seen.is_of_site and seen.site = mine.id
      order by 4 desc, 5 desc, 2, 1 limit 100
    )
    select jsonb_build_object(
      'sites', (
        select coalesce(jsonb_agg(to_jsonb(listed) order by listed.visitors desc, listed.views desc, listed.name, listed.id), '[]') from (
          select most.*, (
            select coalesce(jsonb_object_agg(own.step, own.visitors), '{}') from (
              select (total.day - first_day) / width as step, sum(total.count)::int as visitors
              from public.visitors as total
              where total.site = most.id and total.day between first_day and to_day
              group by 1
            ) as own
          ) as steps
          from most
        ) as listed
      ),
      'found', (select count(*) from mine),
      'live', (select count(*) from mine where mine.status = 'live'),
      'since', (
        select min(own.first) from mine
        cross join lateral (select min(total.day) as first from public.visitors as total where total.site = mine.id) as own
      ),
      'steps', (
        select coalesce(jsonb_agg(jsonb_build_object('step', seen.step, 'visitors', seen.visitors, 'views', seen.views) order by seen.step), '[]')
        from seen where not seen.is_of_site and seen.step is not null
      ),
      'before', (
        select jsonb_build_object('visitors', coalesce(sum(seen.visitors_before), 0), 'views', coalesce(sum(seen.views_before), 0))
        from seen where seen.is_of_site
      )
    )
  );
end
$$;
comment on function public.my_visits is
  'The visits of all sites of the caller in a range of days, by steps counted from its first; what has none is left out of the steps.';

revoke execute on function public.site_visits(uuid, date, date), public.my_visits(date, date, int) from public, anon;
grant execute on function public.site_visits(uuid, date, date), public.my_visits(date, date, int) to authenticated;
grant execute on function public.site_visits(uuid, date, date) to fabula_server;
