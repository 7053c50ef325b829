-- What somebody has of the studio, in a word: hosting that goes on, paid or to be paid, comes before the account that costs nothing.
-- Who runs the studio has no plan.
create function private.what_is_had(person public.profiles) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when person.role = 'admin' then null
    when person.plan = 'free' and exists (
      select from public.subscriptions as hosting where hosting.customer = person.user_id and hosting.state <> 'ended'
    ) then 'hosting'
    else person.plan
  end
$$;
revoke execute on function private.what_is_had(public.profiles) from public, anon, authenticated;

-- As before, but for the plan.
create or replace function public.studio_people(
  with_status text default null,
  with_role text default null,
  containing text default null,
  sorted_by text default 'newest',
  page int default 1,
  page_size int default 50
) returns table (
  account uuid,
  name text,
  email text,
  role text,
  requested_role text,
  plan text,
  status text,
  last_seen timestamptz,
  since timestamptz,
  sites int,
  found int
)
language plpgsql stable security definer set search_path = '' rows 50 as $$
declare
  term text := lower(btrim(coalesce(containing, '')));
  size int := least(greatest(coalesce(page_size, 50), 1), 200);
  skipped int := (least(greatest(coalesce(studio_people.page, 1), 1), 10000) - 1) * size;
  conditions text := private.people_condition(with_status, with_role, term <> '');
  sorting text := case sorted_by
    when 'name' then 'name, account'
    when 'seen' then 'signed_in_at desc nulls last, account'
    else 'since desc, account desc'
  end;
begin
  perform private.require_admin();
  return query execute format($query$
    with matching as materialized (
      select row_number() over (order by %2$s) as place, account, since, signed_in_at, is_confirmed, leaves_at, banned_until
      from (select * from private.people where %1$s order by %2$s limit $2 offset $3) as picked
    )
    select matching.account, person.full_name, person.email, person.role, person.requested_role, private.what_is_had(person),
      private.status_of(matching.leaves_at, matching.banned_until, matching.is_confirmed),
      private.last_seen(matching.account, matching.signed_in_at),
      matching.since,
      (select count(*)::int from public.sites as site where site.owner = matching.account and site.trashed_at is null),
      (select count(*)::int from private.people where %1$s)
    from matching
    join public.profiles as person on person.user_id = matching.account
    order by matching.place
  $query$, conditions, sorting) using term, size, skipped;
end
$$;

-- As before, but for the plan.
create or replace function private.people_table(with_status text, with_role text, containing text, most int)
returns table (
  name text, email text, role text, plan text, status text, since timestamptz, "lastSeen" timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  term text := lower(btrim(containing));
begin
  return query execute format($query$
    select person.full_name, person.email, person.role, private.what_is_had(person),
      private.status_of(matching.leaves_at, matching.banned_until, matching.is_confirmed), matching.since, matching.signed_in_at
    from (select * from private.people where %1$s order by since desc, account desc limit $2) as matching
    join public.profiles as person on person.user_id = matching.account
    order by matching.since desc, matching.account desc
  $query$, private.people_condition(with_status, with_role, term <> '')) using term, most;
end
$$;

-- As before, but for the plan.
create or replace function public.studio_person(of_account uuid) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select json_build_object(
      'account', person.user_id, 'name', person.full_name, 'email', person.email, 'role', person.role,
      'requestedRole', person.requested_role, 'plan', private.what_is_had(person), 'status', private.status_of(person.leaves_at, account.banned_until, account.email_confirmed_at is not null),
      'since', person.created_at, 'isConfirmed', account.email_confirmed_at is not null,
      'lastSeen', private.last_seen(person.user_id, account.last_sign_in_at),
      'suspension', (
        select json_build_object('reason', suspension.reason, 'sitesStayLive', suspension.sites_stay_live, 'at', suspension.at)
        from private.suspensions as suspension where suspension.account = person.user_id
      ),
      'leavesAt', person.leaves_at, 'mayBeLookedAt', person.may_be_looked_at, 'isMe', person.user_id = auth.uid(),
      'sites', (
        select coalesce(json_agg(told), '[]') from (
          select site.id, site.name, site.subdomain, site.status, member.role
          from public.site_members as member join public.sites as site on site.id = member.site
          where member.user_id = person.user_id
          order by member.role = 'owner' desc, site.updated_at desc, site.id limit 200
        ) as told
      )
    )
    from public.profiles as person join auth.users as account on account.id = person.user_id
    where person.user_id = of_account and account.deleted_at is null
  );
end
$$;

-- As before, but for the plan.
create or replace function public.read_ticket(of_ticket uuid) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  ticket public.tickets;
begin
  perform private.require_admin();
  select * into ticket from public.tickets where id = of_ticket;
  if not found then return null; end if;
  return json_build_object(
    'ticket', json_build_object(
      'id', ticket.id, 'subject', ticket.subject, 'state', ticket.state, 'rating', ticket.rating,
      'waitingSince', ticket.waiting_since, 'askedAt', ticket.asked_at, 'assignedTo', ticket.assigned_to,
      'page', ticket.page, 'version', ticket.version
    ),
    'messages', (
      select coalesce(json_agg(json_build_object(
        'id', message.id, 'side', message.side, 'body', message.body, 'internal', message.internal, 'via', message.via,
        'pictures', message.pictures, 'at', message.at,
        'author', coalesce(nullif(btrim(writer.full_name), ''), writer.email)
      ) order by message.at, message.id), '[]')
      from public.ticket_messages as message left join public.profiles as writer on writer.user_id = message.author
      where message.ticket = ticket.id
    ),
    'person', (
      select json_build_object(
        'account', person.user_id, 'name', btrim(person.full_name), 'email', person.email, 'plan', private.what_is_had(person),
        'since', person.created_at, 'access', private.support_access(person.user_id),
        'questions', (select count(*)::int from public.tickets as other where other.account = person.user_id)
      ) from public.profiles as person where person.user_id = ticket.account
    ),
    'guest', case when ticket.account is null then json_build_object(
      'name', ticket.guest_name, 'email', ticket.guest_email, 'company', ticket.guest_company, 'signs', ticket.signs,
      'questions', (select count(*)::int from public.tickets as other where lower(other.guest_email) = lower(ticket.guest_email)),
      'hasAccount', exists (select from public.profiles as person where lower(person.email) = lower(ticket.guest_email))
    ) end,
    'place', (
      select json_build_object(
        'site', site.id, 'name', site.name, 'isOwner', site.owner is not distinct from ticket.account,
        'access', private.support_access(site.owner),
        'isMember', exists (select from public.site_members as member where member.site = site.id and member.user_id = ticket.account)
      ) from public.sites as site where site.id = ticket.site
    ),
    'sites', (
      select coalesce(json_agg(json_build_object(
        'id', own.id, 'name', own.name, 'subdomain', own.subdomain, 'status', own.status, 'role', own.role
      ) order by own.since), '[]')
      from (
        select site.id, site.name, site.subdomain, site.status, member.role, member.since
        from public.site_members as member join public.sites as site on site.id = member.site
        where member.user_id = ticket.account order by member.since limit 30
      ) as own
    ),
    'errors', (
      select coalesce(json_agg(json_build_object(
        'site', failed.name, 'at', failed.ended_at, 'problems', failed.problems
      ) order by failed.ended_at desc), '[]')
      from (
        select site.name, coalesce(publish.ended_at, publish.started_at) as ended_at, publish.report -> 'problems' as problems
        from public.publishes as publish
        join public.sites as site on site.id = publish.site
        join public.site_members as member on member.site = site.id and member.user_id = ticket.account
        where publish.state = 'failed' order by 2 desc limit 5
      ) as failed
    ),
    'acts', (
      select coalesce(json_agg(json_build_object(
        'act', done.act, 'kind', done.target_kind, 'at', done.at
      ) order by done.at desc), '[]')
      from (
        select audit.act, audit.target_kind, audit.at from private.audit as audit
        where audit.actor = ticket.account order by audit.at desc limit 20
      ) as done
    ),
    'studio', (
      select coalesce(json_agg(json_build_object(
        'account', keeper.account, 'name', coalesce(nullif(keeper.name, ''), keeper.email)
      ) order by lower(coalesce(nullif(keeper.name, ''), keeper.email))), '[]') from private.administrators() as keeper
    )
  );
end
$$;

-- As before, but of the sites that there are: what is in the trash is in no other list either.
create or replace function private.template_counts(weeks int) returns table (
  slug text,
  made int,
  live int,
  demos int,
  editors int,
  sites int,
  published int
)
language sql stable security definer set search_path = '' rows 50 as $$
  with bounds as (
    select date_trunc('week', now() at time zone 'utc')::date
      - 7 * (least(greatest(coalesce(weeks, 12), 1), 104) - 1) as first_day
  ), seen as (
    select view.name, sum(view.count) filter (where view.kind = 'demo')::int as demos,
      sum(view.count) filter (where view.kind = 'editor')::int as editors
    from private.studio_views as view, bounds
    where view.day >= bounds.first_day and view.kind <> 'fitting' group by 1
  ), made as (
    select site.begun_from as name, count(*) filter (where site.trashed_at is null)::int as made, count(*) filter (where site.status = 'live')::int as live,
      count(*) filter (where site.created_at >= bounds.first_day::timestamp at time zone 'utc')::int as sites,
      count(*) filter (
        where site.created_at >= bounds.first_day::timestamp at time zone 'utc' and site.published_at is not null
      )::int as published
    from public.sites as site, bounds group by 1
  )
  select coalesce(seen.name, made.name), coalesce(made.made, 0), coalesce(made.live, 0), coalesce(seen.demos, 0),
    coalesce(seen.editors, 0), coalesce(made.sites, 0), coalesce(made.published, 0)
  from seen full join made using (name)
$$;
