-- How long the server's statements took, by their shape and day: what all servers have counted, added up. A shape has no values.
create table private.slow_statements (
  day date not null,
  -- Of the shape: shapes are long.
  hash bytea not null check (length(hash) = 16),
  shape text not null check (char_length(shape) <= 1000),
  count bigint not null check (count > 0),
  total_ms double precision not null,
  longest_ms double precision not null,
  -- How many took at most 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000 and 2000 ms, and how many longer.
  within int[] not null check (cardinality(within) = 12),
  primary key (day, hash)
);

-- Adds what one server has counted. Of a day there are 500 shapes at most, the first that came; and 31 days at most.
create function private.count_statements(statements json) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into private.slow_statements as total (day, hash, shape, count, total_ms, longest_ms, within)
  select item.day, decode(md5(item.shape), 'hex'), item.shape, item.count, item.total, item.longest, item.within
  from json_to_recordset(statements) as item (
    day date, shape text, count bigint, total double precision, longest double precision, within int[]
  )
  where (select count(*) from private.slow_statements as known where known.day = item.day) < 500
    or exists (
      select from private.slow_statements as known where known.day = item.day and known.hash = decode(md5(item.shape), 'hex')
    )
  order by 1, 2
  on conflict (day, hash) do update set
    count = total.count + excluded.count,
    total_ms = total.total_ms + excluded.total_ms,
    longest_ms = greatest(total.longest_ms, excluded.longest_ms),
    within = array(
      select coalesce(one.had, 0) + coalesce(one.came, 0)
      from unnest(total.within, excluded.within) with ordinality as one (had, came, place) order by one.place
    );
  delete from private.slow_statements where day < (now() at time zone 'utc')::date - 30;
end
$$;
revoke execute on function private.count_statements(json) from public, anon, authenticated;

-- The slowest of the last days, by what 95 of 100 took at most.
create function private.slowest_statements(days int) returns table (
  shape text,
  count bigint,
  mean_ms double precision,
  p95_ms double precision,
  longest_ms double precision
)
language sql stable security definer set search_path = '' as $$
  with counted as (
    select min(statement.shape) as shape, statement.hash, sum(statement.count)::bigint as count,
      sum(statement.total_ms) as total_ms, max(statement.longest_ms) as longest_ms
    from private.slow_statements as statement
    where statement.day > (now() at time zone 'utc')::date - least(greatest(coalesce(days, 7), 1), 31)
    group by statement.hash
  ), steps as (
    select statement.hash, step.place, sum(sum(step.n)) over (partition by statement.hash order by step.place) as until_here
    from private.slow_statements as statement, unnest(statement.within) with ordinality as step (n, place)
    where statement.day > (now() at time zone 'utc')::date - least(greatest(coalesce(days, 7), 1), 31)
    group by statement.hash, step.place
  )
  select counted.shape, counted.count, counted.total_ms / counted.count,
    least(counted.longest_ms, coalesce(
      (array[1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000])[(
        select min(steps.place) from steps where steps.hash = counted.hash and steps.until_here >= 0.95 * counted.count
      )],
      counted.longest_ms
    )),
    counted.longest_ms
  from counted
  order by 4 desc, 5 desc, 1
  limit 20
$$;
revoke execute on function private.slowest_statements(int) from public, anon, authenticated;

create function public.slow_statements(days int default 7) returns table (
  shape text,
  count bigint,
  mean_ms double precision,
  p95_ms double precision,
  longest_ms double precision
)
language plpgsql stable security definer set search_path = '' rows 20 as $$
begin
  perform private.require_admin();
  return query select * from private.slowest_statements(days);
end
$$;
comment on function public.slow_statements is
  'The twenty slowest statements of the last days, in the words of all servers: how often, and how many milliseconds. For administrators.';
revoke execute on function public.slow_statements(int) from public, anon;
grant execute on function public.slow_statements(int) to authenticated;

-- Of each design, as of each week: how far those came whose site wears it.
drop function private.studio_designs(int);
create function private.studio_designs(weeks int) returns table (
  template text,
  demos int,
  editors int,
  sites int,
  published int,
  returned int,
  paying int
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
      count(*) filter (where site.published_at is not null)::int as published,
      count(distinct site.owner) filter (where exists (
        select from auth.users as account left join auth.sessions as session on session.user_id = account.id
        where account.id = site.owner
          and greatest(account.last_sign_in_at, session.refreshed_at, session.created_at)
            >= person.created_at + interval '7 days'
      ))::int as returned,
      count(distinct site.owner) filter (where private.has_paid(site.owner))::int as paying
    from bounds join public.sites as site on site.created_at >= bounds.first_day::timestamp at time zone 'utc'
    left join public.profiles as person on person.user_id = site.owner
    group by 1
  )
  select coalesce(seen.name, made.name), coalesce(seen.demos, 0), coalesce(seen.editors, 0), coalesce(made.sites, 0),
    coalesce(made.published, 0), coalesce(made.returned, 0), coalesce(made.paying, 0)
  from seen full join made using (name)
  order by 4 desc, 2 desc, 1
  limit 200
$$;
revoke execute on function private.studio_designs(int) from public, anon, authenticated;
