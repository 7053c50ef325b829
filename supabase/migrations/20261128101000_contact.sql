-- Questions of whoever writes by the form of the landing page: without an account, under a name and an address that nobody has proven.
-- They are nobody's but the studio's: an account with the same address reads nothing of them, because anybody may have written that.
alter table public.tickets
  alter column account drop not null,
  add column guest_name text check (char_length(guest_name) between 1 and 100),
  add column guest_email text check (char_length(guest_email) between 3 and 255),
  add column guest_company text check (char_length(guest_company) between 1 and 200),
  -- Why it may be a machine's.
  add column signs text[] not null default '{}',
  add constraint tickets_asker_check check (
    case when account is null then guest_name is not null and guest_email is not null and site is null
    else guest_name is null and guest_email is null and guest_company is null and signs = '{}' end
  );
comment on column public.tickets.account is 'Who asks; null of whoever wrote by the landing page, who is a guest.';
create index tickets_guest_email_idx on public.tickets (lower(guest_email) text_pattern_ops) where guest_email is not null;
create index tickets_guest_name_idx on public.tickets (lower(guest_name) text_pattern_ops) where guest_name is not null;
create index tickets_guest_changed_idx on public.tickets (changed_at) where account is null;

-- Whether whoever asked may be answered: a guest, or an account that is open.
create function private.may_be_answered(asker uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select asker is null or private.is_open(asker)
$$;
revoke execute on function private.may_be_answered(uuid) from public, anon, authenticated;

create or replace function private.tickets_saying(containing text) returns setof uuid
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
  union
  select ticket.id from asked, public.tickets as ticket
    where lower(ticket.guest_email) like asked.pattern or lower(ticket.guest_name) like asked.pattern
$$;

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
      coalesce(nullif(btrim(person.full_name), ''), person.email, ticket.guest_name), coalesce(person.email, ticket.guest_email), site.name,
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
        'account', person.user_id, 'name', btrim(person.full_name), 'email', person.email, 'plan', person.plan,
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
