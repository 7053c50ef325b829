-- Which quotes are meant, as a condition about `public.quotes` in which $1 is what is searched for and $2 the day. None of its words comes from
-- outside. The states are those of `private.quote_state`.
create function private.quotes_condition(with_state text, is_searched boolean) returns text
language sql immutable as $$
  select concat_ws(' and ',
    case with_state
      when 'accepted' then 'accepted_at is not null'
      when 'declined' then 'declined_at is not null'
      when 'withdrawn' then 'withdrawn_at is not null'
      when 'open' then 'num_nonnulls(accepted_at, declined_at, withdrawn_at) = 0 and valid_until >= $2'
      when 'expired' then 'num_nonnulls(accepted_at, declined_at, withdrawn_at) = 0 and valid_until < $2'
      else case when with_state is null then 'true' else 'false' end
    end,
    case when is_searched then $sql$strpos(lower(title || E'\n' || email), $1) > 0$sql$ end
  )
$$;

-- As before; only the rows of a page are put together, and each question is planned by itself.
create or replace function public.list_quotes(
  with_state text default null, containing text default null, sorted_by text default 'made', descending boolean default true,
  page_size int default 50, page int default 1
) returns table (
  id uuid, title text, state text, email text, currency text, gross_cents bigint, made_on date, valid_until date, found int
)
language plpgsql stable security definer set search_path = '' rows 50 as $$
declare
  today date := private.billing_today();
  term text := lower(btrim(coalesce(containing, '')));
  size int := least(greatest(coalesce(page_size, 50), 1), 100001);
  skipped int := (least(greatest(coalesce(list_quotes.page, 1), 1), 10000) - 1) * size;
  way text := case when coalesce(descending, true) then ' desc' else '' end;
  sorting text := case sorted_by
    when 'amount' then 'gross_cents' || way || ', at desc, id'
    when 'valid' then case when coalesce(descending, true) then 'valid_until desc, at desc, id' else 'valid_until, at, id desc' end
    else case when coalesce(descending, true) then 'at desc, id' else 'at, id desc' end
  end;
begin
  perform private.require_admin();
  return query execute format($query$
    with matching as %3$s materialized (
      select id, at, gross_cents, valid_until from public.quotes where %1$s
    ), picked as materialized (
      select row_number() over (order by %2$s) as place, id
      from (select * from matching order by %2$s limit $3 offset $4) as on_page
    )
    select one.id, one.title, private.quote_state(one, $2), one.email, one.currency, one.gross_cents, one.made_on, one.valid_until,
      (select count(*)::int from matching)
    from picked join public.quotes as one on one.id = picked.id
    order by picked.place
  $query$, private.quotes_condition(with_state, term <> ''), sorting, case when term = '' then 'not' end)
    using term, today, size, skipped;
end
$$;
alter function public.list_quotes(text, text, text, boolean, int, int) reset plan_cache_mode;

-- As before; sites are counted of those on the page alone. Names stand in `private.people`, the one table that is searched by names.
create or replace function public.list_subscriptions(
  with_state text default null, containing text default null, sorted_by text default 'until', descending boolean default false,
  page_size int default 50, page int default 1
) returns table (
  id uuid, customer uuid, name text, email text, state text, currency text, price_cents bigint, started_on date, until date,
  cancelled_on date, sites int, found int
)
language plpgsql stable security definer set search_path = '' rows 50 as $$
declare
  term text := lower(btrim(coalesce(containing, '')));
  size int := least(greatest(coalesce(page_size, 50), 1), 100001);
  skipped int := (least(greatest(coalesce(list_subscriptions.page, 1), 1), 10000) - 1) * size;
  way text := case when coalesce(descending, false) then ' desc' else '' end;
  whose text := 'join private.people as person on person.account = one.customer';
  conditions text := concat_ws(' and ',
    case with_state
      when 'cancelled' then 'one.cancelled_on is not null'
      else case when with_state is null then 'true' else 'one.state = $2' end
    end,
    case when term <> '' then 'strpos(person.words, $1) > 0' end
  );
  sorting text := case sorted_by
    when 'name' then case when term <> '' then 'one.name' else 'person.name' end || way || ', one.customer'
    when 'started' then 'one.started_on' || way || ', one.until, one.customer'
    else 'one.until' || way || ', one.customer'
  end;
begin
  perform private.require_admin();
  return query execute format($query$
    with matching as %4$s materialized (
      select one.customer, one.until, one.started_on, %6$s as name from public.subscriptions as one %2$s where %1$s
    ), picked as materialized (
      select row_number() over () as place, customer
      from (select one.customer from matching as one %5$s order by %3$s limit $3 offset $4) as on_page
    )
    select one.id, one.customer, profile.full_name, profile.email, one.state, one.currency, one.price_cents, one.started_on, one.until,
      one.cancelled_on,
      (select count(*)::int from public.sites as site where site.owner = one.customer and site.trashed_at is null),
      (select count(*)::int from matching)
    from picked join public.subscriptions as one on one.customer = picked.customer
    join public.profiles as profile on profile.user_id = one.customer
    order by picked.place
  $query$, conditions, case when term <> '' then whose end, sorting, case when term = '' then 'not' end,
    case when sorted_by = 'name' and term = '' then whose end, case when term <> '' then 'person.name' else 'null::text' end)
    using term, with_state, size, skipped;
end
$$;
alter function public.list_subscriptions(text, text, text, boolean, int, int) reset plan_cache_mode;

-- What a search of questions looks for: words by their beginning, and names and addresses by theirs.
create function private.words_beginning(containing text) returns text
language sql immutable set search_path = '' as $$
  select nullif(array_to_string(array(
    select lower(word) || ':*' from regexp_matches(containing, '[[:alnum:]]+', 'g') as found, unnest(found) as word limit 8
  ), ' & '), '')
$$;
create function private.name_beginning(containing text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(lower(btrim(containing)), '([\\%_])', '\\\1', 'g') || '%'
$$;

-- Questions of which subject, name or address say that. It becomes part of whatever asks it, so that what is looked up of people is looked up
-- once and not for each question; its callers say who may ask.
create function private.tickets_about(containing text) returns setof public.tickets
language sql stable as $$
  select ticket.* from public.tickets as ticket
  where ticket.id in (
      select one.id from public.tickets as one
      where to_tsvector('simple', one.subject) @@ to_tsquery('simple', private.words_beginning(containing))
    )
    or ticket.account in (
      select person.user_id from public.profiles as person
      where lower(person.email) like private.name_beginning(containing) or lower(person.full_name) like private.name_beginning(containing)
    )
    or lower(ticket.guest_email) like private.name_beginning(containing)
    or lower(ticket.guest_name) like private.name_beginning(containing)
$$;
create or replace function private.tickets_saying(containing text) returns setof uuid
language sql stable security definer set search_path = '' rows 100 as $$
  select ticket.id from private.tickets_about(containing) as ticket
$$;

-- As before; what is asked for is looked up once, and only the rows of a page are put together.
create or replace function public.list_tickets(
  with_state text default null,
  looked_after text default null,
  containing text default null,
  sorted_by text default 'waiting',
  page int default 1,
  page_size int default 24
) returns table (
  id uuid,
  subject text,
  state text,
  rating text,
  waiting_since timestamptz,
  asked_at timestamptz,
  changed_at timestamptz,
  person text,
  email text,
  site_name text,
  assigned_to uuid,
  assigned_name text,
  found int
)
language plpgsql stable security definer set search_path = '' rows 24 as $$
declare
  saying text := nullif(btrim(containing), '');
  size int := least(greatest(coalesce(page_size, 24), 1), 100);
  skipped int := (least(greatest(coalesce(list_tickets.page, 1), 1), 10000) - 1) * size;
  conditions text := coalesce(nullif(concat_ws(' and ',
    case when with_state is not null then 'one.state = $2' end,
    case looked_after when 'me' then 'one.assigned_to = $3' when 'nobody' then 'one.assigned_to is null' end
  ), ''), 'true');
  sorting text := case when sorted_by = 'changed' then 'one.changed_at desc, one.waiting_since, one.id'
    else 'one.waiting_since, one.changed_at desc, one.id' end;
begin
  perform private.require_admin();
  return query execute format($query$
    with matching as %3$s materialized (
      select one.id, one.waiting_since, one.changed_at from %4$s as one where %1$s
    ), picked as materialized (
      select row_number() over (order by %2$s) as place, one.id
      from (select * from matching as one order by %2$s limit $4 offset $5) as one
    )
    select
      ticket.id, ticket.subject, ticket.state, ticket.rating, ticket.waiting_since, ticket.asked_at, ticket.changed_at,
      coalesce(nullif(btrim(person.full_name), ''), person.email, ticket.guest_name), coalesce(person.email, ticket.guest_email), site.name,
      ticket.assigned_to, coalesce(nullif(btrim(keeper.full_name), ''), keeper.email), (select count(*)::int from matching)
    from picked
    join public.tickets as ticket on ticket.id = picked.id
    left join public.profiles as person on person.user_id = ticket.account
    left join public.profiles as keeper on keeper.user_id = ticket.assigned_to
    left join public.sites as site on site.id = ticket.site
    order by picked.place
  $query$, conditions, sorting, case when saying is null then 'not' end,
    case when saying is null then 'public.tickets' else 'private.tickets_about($1)' end)
    using saying, with_state, auth.uid(), size, skipped;
end
$$;
alter function public.list_tickets(text, text, text, text, int, int) reset plan_cache_mode;

-- As before; names of sites are looked up for the questions of the page, and not all sites are gone through for them.
create or replace function public.list_my_tickets(
  with_state text default null,
  containing text default null,
  sorted_by text default 'changed',
  page int default 1,
  page_size int default 24
) returns table (
  id uuid,
  subject text,
  state text,
  rating text,
  site_name text,
  asked_at timestamptz,
  changed_at timestamptz,
  found int
)
language sql stable security definer set search_path = '' rows 24 as $$
  with matching as materialized (
    select ticket.* from private.open_caller() as me (account), private.own_tickets(me.account, containing) as ticket
    where with_state is null or ticket.state = with_state
  )
  select ticket.id, ticket.subject, ticket.state, ticket.rating,
    -- Of a site that they work on no longer, they know no name.
    (
      select site.name from public.sites as site where site.id = ticket.site
        and exists (select from public.site_members as member where member.site = site.id and member.user_id = ticket.account)
    ),
    ticket.asked_at, ticket.changed_at, (select count(*)::int from matching)
  from matching as ticket
  order by
    case when sorted_by = 'asked' then ticket.asked_at end desc,
    case when sorted_by = 'subject' then lower(ticket.subject) end,
    ticket.changed_at desc, ticket.id
  limit least(greatest(coalesce(page_size, 24), 1), 100)
  offset (least(greatest(coalesce(list_my_tickets.page, 1), 1), 10000) - 1) * least(greatest(coalesce(page_size, 24), 1), 100)
$$;

-- Since when somebody is here is a part of the narrow row too, which what follows reads.
drop trigger keep_person on public.profiles;
create trigger keep_person after insert or update of email, full_name, role, requested_role, leaves_at, created_at on public.profiles
  for each row execute function private.keep_person_of_profile();

-- How the studio goes, as before: who came back, owns a site and has paid is asked of all at once, and not of each for itself.
create or replace function private.studio_weeks(weeks int) returns table (
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
  ), people as materialized (
    select date_trunc('week', person.since at time zone 'utc')::date as week, person.account, person.since, person.signed_in_at
    from private.people as person, bounds where person.since >= bounds.first and person.role = 'customer'
  ), owned as (
    select people.account, bool_or(site.published_at is not null) as published
    from people join public.sites as site on site.owner = people.account group by 1
  ), back as (
    select distinct people.account from people left join auth.sessions as session on session.user_id = people.account
    where greatest(people.signed_in_at, session.refreshed_at, session.created_at) >= people.since + interval '7 days'
  ), payers as (
    select people.account from people where people.account in (
      select invoice.customer from public.invoices as invoice join public.payments as payment on payment.invoice = invoice.id
    )
  ), sums as (
    select people.week, count(*)::int as confirmed, count(owned.account)::int as with_site,
      count(*) filter (where owned.published)::int as published, count(back.account)::int as returned,
      count(payers.account)::int as paying
    from people left join owned using (account) left join back using (account) left join payers using (account) group by 1
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
create or replace function private.studio_designs(weeks int) returns table (
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
  ), begun as materialized (
    select site.template as name, site.owner, site.published_at
    from bounds join public.sites as site on site.created_at >= bounds.first_day::timestamp at time zone 'utc'
  ), owners as materialized (
    select person.account, person.since, person.signed_in_at from private.people as person
    where person.account in (select begun.owner from begun)
  ), back as (
    select distinct owners.account from owners left join auth.sessions as session on session.user_id = owners.account
    where greatest(owners.signed_in_at, session.refreshed_at, session.created_at) >= owners.since + interval '7 days'
  ), payers as (
    select owners.account from owners where owners.account in (
      select invoice.customer from public.invoices as invoice join public.payments as payment on payment.invoice = invoice.id
    )
  ), made as (
    select begun.name, count(*)::int as sites, count(begun.published_at)::int as published,
      count(distinct back.account)::int as returned, count(distinct payers.account)::int as paying
    from begun left join back on back.account = begun.owner left join payers on payers.account = begun.owner
    group by 1
  )
  select coalesce(seen.name, made.name), coalesce(seen.demos, 0), coalesce(seen.editors, 0), coalesce(made.sites, 0),
    coalesce(made.published, 0), coalesce(made.returned, 0), coalesce(made.paying, 0)
  from seen full join made using (name)
  order by 4 desc, 2 desc, 1
  limit 200
$$;

-- As before, with each table gone through once.
create or replace function public.studio_overview() returns table (
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
  return query
    with worn as (
      select site.template, count(*) filter (where site.trashed_at is null)::int as sites,
        count(*) filter (where site.status = 'live')::int as live
      from public.sites as site group by 1
    ), known as (
      select count(*)::int as people, count(*) filter (where person.requested_role = 'admin' and person.role <> 'admin')::int as asking
      from private.people as person
    )
    select known.people, known.asking,
      (select count(*)::int from public.profiles as person where person.plan <> 'free'),
      (select coalesce(sum(worn.sites), 0)::int from worn),
      (select coalesce(sum(worn.live), 0)::int from worn),
      (select worn.template from worn where worn.sites > 0 order by worn.sites desc, worn.template limit 1),
      (select count(*)::int from public.messages as message where message.at > now() - interval '30 days'),
      (select count(*)::int from private.mail_queue as mail where mail.delivered_at is null and mail.failed_at is null),
      (select count(*)::int from private.mail_queue as mail where mail.failed_at is not null)
    from known;
end
$$;

-- As before; those due on one day come in the order of the index that they are sorted by, so that no page is far.
create or replace function public.list_invoices(
  with_state text default null, containing text default null, sorted_by text default 'issued', descending boolean default true,
  page_size int default 50, page int default 1
) returns table (
  id uuid, number text, kind text, state text, name text, email text, currency text, gross_cents bigint, open_cents bigint,
  issued_on date, due_on date, found int
)
language plpgsql stable security definer set search_path = '' rows 50 as $$
declare
  today date := private.billing_today();
  term text := lower(btrim(coalesce(containing, '')));
  size int := least(greatest(coalesce(page_size, 50), 1), 100001);
  skipped int := (least(greatest(coalesce(list_invoices.page, 1), 1), 10000) - 1) * size;
  conditions text := private.invoices_condition(with_state, term <> '');
  way text := case when coalesce(descending, true) then ' desc' else '' end;
  other_way text := case when coalesce(descending, true) then '' else ' desc' end;
  sorting text := case sorted_by
    -- The way that its index goes, or all of it backwards.
    when 'due' then 'due_on' || way || ', issued_on' || other_way || ', sequence' || other_way
    when 'amount' then 'gross_cents' || way || ', issued_on desc, sequence desc'
    when 'name' then 'name' || way || ', issued_on desc, sequence desc'
    else 'issued_on' || way || ', sequence' || way
  end;
begin
  perform private.require_admin();
  return query execute format($query$
    with matching as materialized (
      select row_number() over (order by %2$s) as place, invoice
      from (select * from private.listed_invoices where %1$s order by %2$s limit $3 offset $4) as picked
    )
    select one.id, one.number, one.kind, private.invoice_state(one, $2), one.buyer ->> 'name', one.email, one.currency,
      one.gross_cents, one.open_cents, one.issued_on, one.due_on,
      (select count(*)::int from private.listed_invoices where %1$s)
    from matching join public.invoices as one on one.id = matching.invoice
    order by matching.place
  $query$, conditions, sorting) using term, today, size, skipped;
end
$$;

-- In the order of who was seen last, and of the day to which a quote is good, the last page is as near as the first.
create index people_seen_idx on private.people (signed_in_at desc nulls last, account);
create index quotes_valid_idx on public.quotes (valid_until desc, at desc, id);
-- Counted on the studio's home: few accounts have a plan of another name, and few messages are of this month.
create index profiles_paid_plan_idx on public.profiles (plan) where plan <> 'free';
create index messages_at_idx on public.messages using brin (at);

revoke execute on function
  private.quotes_condition(text, boolean), private.words_beginning(text), private.name_beginning(text), private.tickets_about(text)
  from public, anon, authenticated;
drop function private.has_paid(uuid);
