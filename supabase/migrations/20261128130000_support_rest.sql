-- The studio comes to the draft that a question is about, for as long as the customer lets it; what it mends is kept with a way back.

-- What was solved lets the studio in again only when whoever asked says that it was not: not when the studio opens it by itself.
alter table public.tickets add column shut_to_studio boolean not null default false;
comment on column public.tickets.shut_to_studio is 'It was solved, and whoever asked has not written since.';
update public.tickets set shut_to_studio = true where state = 'solved';

-- The draft as it was before the studio mended something there: all that came of one opening, as long as nobody else saved between.
alter table public.kept_drafts
  drop constraint kept_drafts_reason_check,
  add constraint kept_drafts_reason_check check (reason in ('design', 'version', 'studio')),
  add column until int,
  add column opening uuid,
  add check ((reason = 'studio') = (until is not null and opening is not null)),
  add check (until > revision);
comment on column public.kept_drafts.until is 'The last revision that the studio made of it.';

-- How far the studio may come into the site that a question is about, and what keeps it out. It is the owner who allows it, whoever
-- asks; and nobody has more done by asking than they may do themselves.
create function private.studio_door(of_ticket uuid) returns table (site uuid, owner uuid, access text, shut_by text)
language sql stable security definer set search_path = '' rows 1 as $$
  select
    site.id,
    site.owner,
    case
      when door.shut_by is not null then 'none'
      when private.support_access(site.owner) = 'edit' and member.role in ('owner', 'editor') and site.suspended_at is null then 'edit'
      else 'look'
    end,
    door.shut_by
  from public.tickets as ticket
  join public.sites as site on site.id = ticket.site
  left join public.site_members as member on member.site = site.id and member.user_id = ticket.account
  cross join lateral (
    select case
      when member.role is null then 'gone'
      when ticket.state = 'solved' or ticket.shut_to_studio then 'solved'
      when site.trashed_at is not null then 'trashed'
      when site.owner is null or not private.is_open(site.owner) or not private.is_open(ticket.account) then 'closed'
      when private.support_access(site.owner) = 'none' then 'forbidden'
    end as shut_by
  ) as door
  where ticket.id = of_ticket
$$;
revoke execute on function private.studio_door(uuid) from public, anon, authenticated;

-- What else is to be known of a question: how far the studio may come, and how the account of whoever asks stands.
create function public.read_ticket_door(of_ticket uuid) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select json_build_object(
      'section', ticket.section,
      'access', door.access,
      'shutBy', door.shut_by,
      'leavesAt', private.leaves_at(ticket.account),
      'suspended', (
        select json_build_object('since', suspension.at, 'reason', suspension.reason)
        from auth.users left join private.suspensions as suspension on suspension.account = users.id
        where users.id = ticket.account and coalesce(users.banned_until, '-infinity') > now()
      )
    )
    from public.tickets as ticket left join lateral private.studio_door(ticket.id) as door on true
    where ticket.id = of_ticket
  );
end
$$;
comment on function public.read_ticket_door is
  'How far the studio may come into the site that a question is about, and how the account of whoever asks stands. For administrators.';
revoke execute on function public.read_ticket_door(uuid) from public, anon;
grant execute on function public.read_ticket_door(uuid) to authenticated;

-- As the definer it reads what was done: of that, what the studio did with the caller's own sites.
drop function public.my_shown_pages();
create function public.my_studio_acts() returns table (
  site uuid,
  site_name text,
  did text,
  page text,
  changes int,
  -- What it is taken back by, as long as it can be.
  before_revision int,
  at timestamptz
)
language sql stable security definer set search_path = '' rows 20 as $$
  with mine as materialized (
    select site.id, site.name from public.sites as site where site.owner in (select private.open_caller())
  )
  select done.* from (
    (
      select mine.id, mine.name, case when audit.act = 'look-at-site' then 'looked' else 'opened' end,
        audit.after ->> 'page', 0, null::int, audit.at
      from mine join private.audit as audit on audit.target_kind = 'site' and audit.target = mine.id::text
      where audit.act in ('look-at-site', 'open-ticket-site')
      order by audit.at desc limit 20
    )
    union all
    (
      select mine.id, mine.name, 'mended', null, count(*)::int, min(kept.revision), max(audit.at)
      from mine join private.audit as audit on audit.target_kind = 'site' and audit.target = mine.id::text
      left join public.kept_drafts as kept
        on kept.site = mine.id and kept.reason = 'studio' and kept.revision = (audit.after ->> 'since')::int
      where audit.act = 'save-ticket-draft'
      group by mine.id, mine.name, audit.after ->> 'since', audit.after ->> 'opening'
      order by max(audit.at) desc limit 20
    )
  ) as done (site, site_name, did, page, changes, before_revision, at)
  order by done.at desc limit 20
$$;
comment on function public.my_studio_acts is
  'What the studio has looked at and mended of the caller''s sites, the last first.';
revoke execute on function public.my_studio_acts() from public, anon;
grant execute on function public.my_studio_acts() to authenticated;

-- Questions of an account that have these letters in their line, or in what was said to them.
create function private.own_tickets(of_account uuid, containing text) returns setof public.tickets
language sql stable security definer set search_path = '' as $$
  with asked as (
    select '%' || regexp_replace(lower(btrim(coalesce(containing, ''))), '([\\%_])', '\\\1', 'g') || '%' as pattern
  )
  select ticket.* from asked, public.tickets as ticket
  where ticket.account = of_account and (
    asked.pattern = '%%' or lower(ticket.subject) like asked.pattern
    or exists (
      select from public.ticket_messages as message
      where message.ticket = ticket.id and not message.internal and lower(message.body) like asked.pattern
    )
  )
$$;
revoke execute on function private.own_tickets(uuid, text) from public, anon, authenticated;

create function public.list_my_tickets(
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
  select ticket.id, ticket.subject, ticket.state, ticket.rating, site.name, ticket.asked_at, ticket.changed_at,
    (select count(*)::int from matching)
  from matching as ticket
  -- Of a site that they work on no longer, they know no name.
  left join public.sites as site on site.id = ticket.site
    and exists (select from public.site_members as member where member.site = site.id and member.user_id = ticket.account)
  order by
    case when sorted_by = 'asked' then ticket.asked_at end desc,
    case when sorted_by = 'subject' then lower(ticket.subject) end,
    ticket.changed_at desc, ticket.id
  limit least(greatest(coalesce(page_size, 24), 1), 100)
  offset (least(greatest(coalesce(list_my_tickets.page, 1), 1), 10000) - 1) * least(greatest(coalesce(page_size, 24), 1), 100)
$$;
comment on function public.list_my_tickets is
  'A page of the caller''s own questions: those in which something was said last first, those asked last, or by their line.';
revoke execute on function public.list_my_tickets(text, text, text, int, int) from public, anon;
grant execute on function public.list_my_tickets(text, text, text, int, int) to authenticated;
