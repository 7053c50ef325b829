-- What administrators read of questions: the queue, one question with all that is known of who asks, and what is answered often.

-- Who waits longest comes first, then what was touched last.
create index tickets_desk_idx on public.tickets (waiting_since, changed_at desc, id);
-- All that is counted, without going to the rows.
create index tickets_counted_idx on public.tickets (state, assigned_to, waiting_since);

-- Questions whose line has words that begin so, or that are somebody's whose name or address does.
create function private.tickets_saying(containing text) returns setof uuid
language sql stable security definer set search_path = '' rows 100 as $$
  with asked as (
    select
      array_to_string(array(
        select lower(word) || ':*' from regexp_matches(containing, '[[:alnum:]]+', 'g') as found, unnest(found) as word limit 8
      ), ' & ') as words,
      regexp_replace(lower(btrim(containing)), '([\\%_])', '\\\1', 'g') || '%' as pattern
  )
  select ticket.id from asked, public.tickets as ticket
    where asked.words <> '' and to_tsvector('simple', ticket.subject) @@ to_tsquery('simple', asked.words)
  union
  select ticket.id from asked, public.profiles as person, public.tickets as ticket
    where (lower(person.email) like asked.pattern or lower(person.full_name) like asked.pattern)
      and ticket.account = person.user_id
$$;
revoke execute on function private.tickets_saying(text) from public, anon, authenticated;

-- The page is found by an index that has the order; only its rows are put together with what is to be known of them.
create function public.list_tickets(
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
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan rows 24 as $$
declare
  most int := least(greatest(coalesce(page_size, 24), 1), 100);
  leave_out int := (least(greatest(coalesce(page, 1), 1), 10000) - 1) * most;
  saying text := nullif(btrim(containing), '');
  matching uuid[];
  me uuid := auth.uid();
  counted int;
begin
  perform private.require_admin();
  if saying is not null then matching := array(select private.tickets_saying(saying)); end if;
  select count(*)::int into counted from public.tickets as ticket
    where (with_state is null or ticket.state = with_state)
      and (looked_after is distinct from 'me' or ticket.assigned_to = me)
      and (looked_after is distinct from 'nobody' or ticket.assigned_to is null)
      and (saying is null or ticket.id = any (matching));
  return query
    select
      ticket.id, ticket.subject, ticket.state, ticket.rating, ticket.waiting_since, ticket.asked_at, ticket.changed_at,
      coalesce(nullif(btrim(person.full_name), ''), person.email), person.email, site.name,
      ticket.assigned_to, coalesce(nullif(btrim(keeper.full_name), ''), keeper.email), counted
    from (
      select one.* from public.tickets as one
      where (with_state is null or one.state = with_state)
        and (looked_after is distinct from 'me' or one.assigned_to = me)
        and (looked_after is distinct from 'nobody' or one.assigned_to is null)
        and (saying is null or one.id = any (matching))
      order by
        case when sorted_by = 'changed' then one.changed_at end desc,
        one.waiting_since, one.changed_at desc, one.id
      limit most offset leave_out
    ) as ticket
    left join public.profiles as person on person.user_id = ticket.account
    left join public.profiles as keeper on keeper.user_id = ticket.assigned_to
    left join public.sites as site on site.id = ticket.site
    order by
      case when sorted_by = 'changed' then ticket.changed_at end desc,
      ticket.waiting_since, ticket.changed_at desc, ticket.id;
end
$$;
comment on function public.list_tickets is
  'Questions of customers, a page at a time: who waits longest first, or what was touched last. looked_after is me or nobody. For administrators.';

create function public.count_tickets() returns table (
  open int,
  waiting int,
  solved int,
  mine int,
  nobodys int,
  longest_since timestamptz
)
language plpgsql stable security definer set search_path = '' rows 1 as $$
declare
  me uuid := auth.uid();
begin
  perform private.require_admin();
  return query select
    (count(*) filter (where ticket.state = 'open'))::int,
    (count(*) filter (where ticket.state = 'waiting'))::int,
    (count(*) filter (where ticket.state = 'solved'))::int,
    (count(*) filter (where ticket.assigned_to = me))::int,
    (count(*) filter (where ticket.assigned_to is null))::int,
    min(ticket.waiting_since)
  from public.tickets as ticket;
end
$$;
comment on function public.count_tickets is 'How many questions there are of which state, and how many are whose. For administrators.';

create function public.read_ticket(of_ticket uuid) returns json
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
        'account', person.user_id, 'name', btrim(person.full_name), 'email', person.email, 'plan', person.plan,
        'since', person.created_at, 'access', private.support_access(person.user_id),
        'questions', (select count(*)::int from public.tickets as other where other.account = person.user_id)
      ) from public.profiles as person where person.user_id = ticket.account
    ),
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
comment on function public.read_ticket is
  'A question with all that was said, notes too, and what is known of who asks: sites, plan, last errors, last acts. For administrators.';

create function public.list_saved_replies() returns table (id uuid, name text, body text)
language plpgsql stable security definer set search_path = '' rows 20 as $$
begin
  perform private.require_admin();
  return query select reply.id, reply.name, reply.body from private.saved_replies as reply order by lower(reply.name), reply.id;
end
$$;
comment on function public.list_saved_replies is 'What the studio answers often. For administrators.';

-- As the definer it reads what was done: of that, what was looked at of the caller's own sites.
create function public.my_shown_pages() returns table (site_name text, page text, at timestamptz)
language sql stable security definer set search_path = '' rows 20 as $$
  select site.name, audit.after ->> 'page', audit.at
  from public.sites as site
  join private.audit as audit on audit.target_kind = 'site' and audit.target = site.id::text
  where site.owner in (select private.open_caller()) and audit.act = 'look-at-site'
  order by audit.at desc limit 20
$$;
comment on function public.my_shown_pages is 'Which pages of the caller''s sites the studio has looked at, the last first.';
revoke execute on function public.my_shown_pages() from public, anon;
grant execute on function public.my_shown_pages() to authenticated;

-- What is kept of an account's questions, for whoever it is: nothing of what the studio says among itself.
create function private.support_of(of_account uuid) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'access', private.support_access(of_account),
    'questions', (
      select coalesce(json_agg(json_build_object(
        'id', ticket.id, 'subject', ticket.subject, 'state', ticket.state, 'rating', ticket.rating, 'site', ticket.site,
        'page', ticket.page, 'version', ticket.version, 'askedAt', ticket.asked_at,
        'messages', (
          select coalesce(json_agg(json_build_object(
            'side', message.side, 'text', message.body, 'at', message.at, 'pictures', json_array_length(message.pictures::json)
          ) order by message.at, message.id), '[]')
          from public.ticket_messages as message where message.ticket = ticket.id and not message.internal
        )
      ) order by ticket.asked_at), '[]') from public.tickets as ticket where ticket.account = of_account
    )
  )
$$;
revoke execute on function private.support_of(uuid) from public, anon, authenticated;

revoke execute on function
  public.list_tickets(text, text, text, text, int, int), public.count_tickets(), public.read_ticket(uuid), public.list_saved_replies()
  from public, anon;
grant execute on function
  public.list_tickets(text, text, text, text, int, int), public.count_tickets(), public.read_ticket(uuid), public.list_saved_replies()
  to authenticated;
