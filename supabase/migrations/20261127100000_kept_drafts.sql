-- What a draft was before something else took its place as a whole: another design, or a version. The document lies under its hash, so
-- that whoever goes back gets the same bytes. Members read when that was; nobody but the server writes it.
create table public.kept_drafts (
  site uuid not null references public.sites (id) on delete cascade,
  -- Of the draft as it was: the change made the next one.
  revision int not null check (revision >= 1),
  reason text not null check (reason in ('design', 'version')),
  design text check (design ~ '^[a-z][a-z\d-]*$'),
  version int,
  document_hash bytea not null check (length(document_hash) = 32),
  at timestamptz not null default now(),
  -- A version in another design takes the place of both.
  primary key (site, reason, revision),
  check ((reason = 'version') = (version is not null)),
  check (reason <> 'design' or design is not null)
);
create index kept_drafts_document_idx on public.kept_drafts (document_hash);
comment on column public.kept_drafts.design is 'The one that it wore then.';
comment on column public.kept_drafts.version is 'The one that took its place.';

insert into public.kept_drafts (site, revision, reason, design, document_hash, at)
select site, revision, 'design', design, document_hash, at from public.site_designs;

insert into private.documents (hash, body)
select distinct on (hash) hash, body from (
  select sha256(convert_to(before::text, 'UTF8')) as hash, before::text as body
  from public.draft_changes where before is not null
) as kept
on conflict do nothing;

-- Which version it was, the audit knows alone.
insert into public.kept_drafts (site, revision, reason, design, version, document_hash, at)
select distinct on (change.site, change.revision) change.site, change.revision - 1, 'version', change.before ->> 'design',
  (deed.after ->> 'version')::int, sha256(convert_to(change.before::text, 'UTF8')), change.at
from public.draft_changes as change
join private.audit as deed on deed.target_kind = 'site' and deed.target = change.site::text and deed.act = 'bring-version'
  and (deed.after ->> 'revision')::int = change.revision
where change.before is not null and change.revision > 1
order by change.site, change.revision, deed.at desc;

drop table public.site_designs;
alter table public.draft_changes drop column before;

alter table public.kept_drafts enable row level security;
revoke all on public.kept_drafts from public, anon, authenticated;
grant select on public.kept_drafts to authenticated;
grant select, insert, update, delete on public.kept_drafts to service_role, fabula_server;
create policy "Members read what drafts of their sites were before" on public.kept_drafts for select to authenticated
  using (site in (select private.sites_of_caller('{owner,editor,viewer}')));
create policy "The service role does everything" on public.kept_drafts for all to service_role using (true) with check (true);
create policy "The server writes by commands" on public.kept_drafts for all to fabula_server using (true) with check (true);

-- The figures of a year of many sites are read in weeks, a seventh of the rows. Since nobody knows on which day of the week a year that is asked
-- for ends, there is one for each day: the seven that end with it.
create table private.visitor_weeks (
  site uuid not null references public.sites (id) on delete cascade,
  day date not null,
  slot smallint not null generated always as ((day - date '2000-01-03') % 7) stored,
  count int not null,
  views int not null,
  primary key (site, slot, day) include (count, views)
);
create index visitor_weeks_day_idx on private.visitor_weeks (day);
revoke all on private.visitor_weeks from public, anon, authenticated;
grant select, insert, update, delete on private.visitor_weeks to fabula_server;

-- Sums up the weeks that have ended two days before `today` or earlier, when nothing is counted in them any more, a month of them at once;
-- and once more the last three that were: where a server could not write what it had counted, it has since.
create function private.sum_visitor_weeks(today date) returns void
language plpgsql volatile set search_path = '' as $$
declare
  last_day date := (select max(week.day) from private.visitor_weeks as week);
  next_day date;
begin
  if last_day >= today - 2 then
    return;
  end if;
  next_day := (
    select min(visitor.day) from public.visitors as visitor where last_day is null or visitor.day > last_day - 6
  );
  -- But for a week after which nobody came to any site: then it goes on where somebody did again.
  if last_day is not null and (next_day is null or next_day <= last_day + 1) then
    next_day := last_day - 2;
  end if;
  insert into private.visitor_weeks as old (site, day, count, views)
  select total.site, ends.day::date, sum(total.count)::int, sum(total.views)::int
  from generate_series(next_day, least(today - 2, next_day + 30), interval '1 day') as ends (day)
  join public.visitors as total on total.day > ends.day::date - 7 and total.day <= ends.day::date
  group by 1, 2 order by 1, 2
  on conflict (site, slot, day) do update set count = excluded.count, views = excluded.views
  where (old.count, old.views) is distinct from (excluded.count, excluded.views);
end
$$;
revoke execute on function private.sum_visitor_weeks(date) from public, anon, authenticated;
grant execute on function private.sum_visitor_weeks(date) to fabula_server;
select private.sum_visitor_weeks((now() at time zone 'utc')::date);

create or replace function public.my_visits(from_day date, to_day date, step int default 1) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  first_day date := greatest(from_day, to_day - 399);
  before_first date := first_day - (to_day - first_day + 1);
  width int := least(greatest(coalesce(step, 1), 1), 31);
  -- The last day of the last week that is summed up already and ends as those that are asked for do; none where these are no whole weeks.
  summed_until date := before_first - 1;
begin
  if width = 7 and (to_day - first_day + 1) % 7 = 0 then
    summed_until := greatest(summed_until, to_day - 7 * greatest(
      (to_day - coalesce((select max(week.day) from private.visitor_weeks as week), before_first - 1) + 6) / 7, 0
    ));
  end if;
  return (
    with mine as materialized (
      select site.id, site.name, site.status from public.sites as site
      where site.id in (select private.sites_of_caller('{owner,editor,viewer}')) and site.trashed_at is null
    ), total as (
      -- Weeks by their last day, and days after them.
      select week.site, week.day, week.count, week.views from private.visitor_weeks as week
      where week.slot = (to_day - date '2000-01-03') % 7 and week.day > before_first and week.day <= summed_until
        and week.site in (select mine.id from mine)
      union all
      select visitor.site, visitor.day, visitor.count, visitor.views from public.visitors as visitor
      where visitor.day between summed_until + 1 and to_day and visitor.site in (select mine.id from mine)
    ), seen as materialized (
      -- Once through all of it, for each site and for each step; what lies before has no step.
      select total.site, case when total.day >= first_day then (total.day - first_day) / width end as step,
        grouping(total.site) = 0 as is_of_site,
        coalesce(sum(total.count) filter (where total.day >= first_day), 0)::int as visitors,
        coalesce(sum(total.views) filter (where total.day >= first_day), 0)::int as views,
        coalesce(sum(total.count) filter (where total.day < first_day), 0)::int as visitors_before,
        coalesce(sum(total.views) filter (where total.day < first_day), 0)::int as views_before
      from total
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
              select (kept.day - first_day) / width as step, sum(kept.count)::int as visitors
              from (
                select week.day, week.count from private.visitor_weeks as week
                where week.site = most.id and week.slot = (to_day - date '2000-01-03') % 7
                  and week.day > first_day and week.day <= summed_until
                union all
                select visitor.day, visitor.count from public.visitors as visitor
                where visitor.site = most.id and visitor.day between greatest(first_day, summed_until + 1) and to_day
              ) as kept
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
