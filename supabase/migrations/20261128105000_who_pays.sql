-- Whether an account has ever paid the studio anything. What it owes is no payment, and plans are given, not bought.
create function private.has_paid(of_account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.invoices as invoice join public.payments as payment on payment.invoice = invoice.id
    where invoice.customer = of_account
  )
$$;
revoke execute on function private.has_paid(uuid) from public, anon, authenticated;

-- The weeks from the Monday `weeks - 1` weeks ago on: of whoever signed up in each, how far they have come; and what happened in it.
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
      private.has_paid(person.user_id) as paying
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
