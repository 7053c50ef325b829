-- What administrators do with the people of the studio.

-- Asked by the server of each command that is for administrators, in its transaction. Nobody else reads roles.
create function private.is_admin_session(account uuid, session uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.profiles as person
    join auth.sessions as opened on opened.user_id = person.user_id
    where person.user_id = account and person.role = 'admin' and person.leaves_at is null and opened.id = session
  )
$$;

-- The first line of each function by which administrators read what is others': it runs as the definer, past all policies.
create function private.require_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception using errcode = 'insufficient_privilege', message = 'Only an administrator may see this.';
  end if;
end
$$;

-- Why an account is suspended, which `auth.users.banned_until` says that it is, and whether its sites are served meanwhile.
create table private.suspensions (
  account uuid primary key references auth.users (id) on delete cascade,
  reason text not null check (char_length(reason) between 1 and 500),
  sites_stay_live boolean not null,
  at timestamptz not null default now()
);

-- Whether visitors find what an account has published, and whether previews of it open: one answer for all who serve them. As
-- is_open, but of whoever is suspended it may be so all the same.
create function private.answers_for_sites(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users left join public.profiles as profile on profile.user_id = users.id
    where users.id = account and users.deleted_at is null and profile.leaves_at is null
      and (coalesce(users.banned_until, '-infinity') <= now() or exists (
        select from private.suspensions as suspension
        where suspension.account = users.id and suspension.sites_stay_live
      ))
  )
$$;

-- Sites are looked at again when that changes alone; what changes an account itself is announced already.
create function private.announce_suspension() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_notify('sites', subdomain), private.announce_names(id) from public.sites
  where owner = coalesce(new.account, old.account);
  return null;
end
$$;
create trigger announce_suspension after insert or update or delete on private.suspensions
  for each row execute function private.announce_suspension();

-- As set_user_role decided it, without asking who calls: what came of it, and what the account was before.
create function private.change_role(target uuid, new_role text)
returns table (outcome text, role text, requested_role text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  account auth.users;
  person public.profiles;
begin
  perform private.lock_admin_role();
  select * into account from auth.users where id = target and deleted_at is null;
  if not found then
    return query select 'missing', null::text, null::text;
    return;
  end if;
  select * into person from public.profiles where user_id = target;
  if new_role = 'admin' and account.email_confirmed_at is null then
    return query select 'unconfirmed', person.role, person.requested_role;
    return;
  end if;
  if new_role = 'customer' and private.is_last_admin(target) then
    return query select 'last', person.role, person.requested_role;
    return;
  end if;
  update public.profiles as changed set role = new_role, requested_role = null where changed.user_id = target;
  return query select 'done', person.role, person.requested_role;
end
$$;

create or replace function public.set_user_role(target uuid, new_role text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  changed record;
begin
  perform private.lock_admin_role();
  if not private.is_admin() then
    raise exception using errcode = 'insufficient_privilege', message = 'Only an administrator may change roles.';
  end if;
  if new_role is null or new_role not in ('customer', 'admin') then
    raise exception using errcode = 'invalid_parameter_value', message = 'A role is either customer or admin.';
  end if;
  select * into changed from private.change_role(target, new_role);
  case changed.outcome
    when 'missing' then raise exception using message = 'There is no such account.';
    when 'unconfirmed' then
      raise exception using message = 'The e-mail address of this account is not confirmed yet.';
    when 'last' then raise exception using message = 'The last administrator must stay one.';
    else null;
  end case;
  insert into private.audit (actor, act, target_kind, target, before, after) values (
    auth.uid(), 'set-role', 'account', target::text,
    jsonb_build_object('role', changed.role, 'requested', changed.requested_role), jsonb_build_object('role', new_role)
  );
end
$$;

create function private.role_of(account uuid) returns text
language sql stable security definer set search_path = '' as $$
  select role from public.profiles where user_id = account
$$;

-- What lists of people are searched, filtered and sorted by, of each account in one narrow row: two tables of a hundred thousand
-- rows joined for each page take ten times as long. Triggers keep it; nothing else writes it.
create table private.people (
  account uuid primary key references public.profiles (user_id) on delete cascade,
  -- Both in lower case: what is searched for, and what a list by names is sorted by.
  words text not null,
  name text not null,
  role text not null,
  requested_role text,
  since timestamptz not null,
  signed_in_at timestamptz,
  is_confirmed boolean not null default false,
  is_deleted boolean not null default false,
  leaves_at timestamptz,
  banned_until timestamptz
);
create index people_newest_idx on private.people (since desc, account desc);
create index people_name_idx on private.people (name, account);

create function private.keep_person_of_profile() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.people (account, words, name, role, requested_role, since, leaves_at)
  values (
    new.user_id, lower(new.email || ' ' || new.full_name), lower(coalesce(nullif(new.full_name, ''), new.email)),
    new.role, new.requested_role, new.created_at, new.leaves_at
  )
  on conflict (account) do update set words = excluded.words, name = excluded.name, role = excluded.role,
    requested_role = excluded.requested_role, since = excluded.since, leaves_at = excluded.leaves_at;
  return null;
end
$$;
create trigger keep_person after insert or update of email, full_name, role, requested_role, leaves_at on public.profiles
  for each row execute function private.keep_person_of_profile();

create function private.keep_person_of_account() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.people set is_confirmed = new.email_confirmed_at is not null, is_deleted = new.deleted_at is not null,
    banned_until = new.banned_until, signed_in_at = new.last_sign_in_at
  where account = new.id;
  return null;
end
$$;
-- By their names, triggers of one table run in turn: these come after those that make and change the profile.
create trigger keep_person_made after insert on auth.users
  for each row execute function private.keep_person_of_account();
create trigger keep_person after update on auth.users for each row
  when ((old.email_confirmed_at, old.deleted_at, old.banned_until, old.last_sign_in_at)
    is distinct from (new.email_confirmed_at, new.deleted_at, new.banned_until, new.last_sign_in_at))
  execute function private.keep_person_of_account();

insert into private.people (
  account, words, name, role, requested_role, since, signed_in_at, is_confirmed, is_deleted, leaves_at, banned_until
)
select person.user_id, lower(person.email || ' ' || person.full_name),
  lower(coalesce(nullif(person.full_name, ''), person.email)), person.role, person.requested_role, person.created_at,
  account.last_sign_in_at, account.email_confirmed_at is not null, account.deleted_at is not null,
  person.leaves_at, account.banned_until
from public.profiles as person join auth.users as account on account.id = person.user_id;

-- What an account is at this moment, named after what counts most.
create function private.status_of(leaves_at timestamptz, banned_until timestamptz, is_confirmed boolean) returns text
language sql stable as $$
  select case
    when leaves_at is not null then 'leaving'
    when banned_until > now() then 'suspended'
    when is_confirmed then 'active'
    else 'invited'
  end
$$;

create function private.last_seen(of_account uuid, signed_in_at timestamptz) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select greatest(signed_in_at, max(coalesce(session.refreshed_at, session.created_at)))
  from auth.sessions as session where session.user_id = of_account
$$;

-- Which people are meant, as a condition about `private.people` in which $1 is what is searched for. None of its words comes from outside.
create function private.people_condition(with_status text, with_role text, is_searched boolean) returns text
language sql immutable as $$
  select concat_ws(' and ',
    'not is_deleted',
    case with_status
      when 'leaving' then 'leaves_at is not null'
      when 'suspended' then 'leaves_at is null and banned_until > now()'
      when 'invited' then 'leaves_at is null and not is_confirmed and coalesce(banned_until <= now(), true)'
      when 'active' then 'leaves_at is null and is_confirmed and coalesce(banned_until <= now(), true)'
    end,
    case with_role
      when 'asking' then 'requested_role <> role'
      when 'admin' then $sql$role = 'admin'$sql$
      when 'customer' then $sql$role = 'customer'$sql$
    end,
    case when is_searched then 'strpos(words, $1) > 0' end
  )
$$;

-- All people, by pages. The ids of a page are picked from the narrow table, and only what belongs to those is put together.
create function public.studio_people(
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
    select matching.account, person.full_name, person.email, person.role, person.requested_role, person.plan,
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
comment on function public.studio_people is
  'People with what the studio has to know of each; `found` counts all that were asked for. For administrators.';

-- The same as a table, newest first, for a command of administrators, which has asked who calls.
create function private.people_table(with_status text, with_role text, containing text, most int)
returns table (
  name text, email text, role text, plan text, status text, since timestamptz, "lastSeen" timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  term text := lower(btrim(containing));
begin
  return query execute format($query$
    select person.full_name, person.email, person.role, person.plan,
      private.status_of(matching.leaves_at, matching.banned_until, matching.is_confirmed), matching.since, matching.signed_in_at
    from (select * from private.people where %1$s order by since desc, account desc limit $2) as matching
    join public.profiles as person on person.user_id = matching.account
    order by matching.since desc, matching.account desc
  $query$, private.people_condition(with_status, with_role, term <> '')) using term, most;
end
$$;

create function public.studio_people_counts() returns table (status text, people int)
language plpgsql stable security definer set search_path = '' rows 4 as $$
begin
  perform private.require_admin();
  return query
    select private.status_of(person.leaves_at, person.banned_until, person.is_confirmed), count(*)::int
    from private.people as person where not person.is_deleted group by 1
    union all
    select 'asking', count(*)::int from private.people as person
    where not person.is_deleted and person.requested_role <> person.role having count(*) > 0;
end
$$;
comment on function public.studio_people_counts is 'How many people there are of each status, and how many ask for another role. For administrators.';

-- Somebody with all that the studio knows of them; null where there is nobody.
create function public.studio_person(of_account uuid) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select json_build_object(
      'account', person.user_id, 'name', person.full_name, 'email', person.email, 'role', person.role,
      'requestedRole', person.requested_role, 'plan', person.plan, 'status', private.status_of(person.leaves_at, account.banned_until, account.email_confirmed_at is not null),
      'since', person.created_at, 'isConfirmed', account.email_confirmed_at is not null,
      'lastSeen', private.last_seen(person.user_id, account.last_sign_in_at),
      'suspension', (
        select json_build_object('reason', suspension.reason, 'sitesStayLive', suspension.sites_stay_live, 'at', suspension.at)
        from private.suspensions as suspension where suspension.account = person.user_id
      ),
      'leavesAt', person.leaves_at, 'isMe', person.user_id = auth.uid(),
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
comment on function public.studio_person is 'Somebody with the sites that they work on. For administrators.';

create index audit_on_behalf_idx on private.audit (on_behalf_of, id desc) where on_behalf_of is not null;

-- What somebody did, what was done to them, and what was done in their name, newest first. Each way by its own index.
create function public.studio_person_audit(of_account uuid, before_id bigint default null, page_size int default 30)
returns table (
  id bigint, act text, target_kind text, target text, before jsonb, after jsonb, at timestamptz,
  actor uuid, actor_name text, on_behalf_of uuid
)
language plpgsql stable security definer set search_path = '' rows 30 as $$
declare
  size int := least(greatest(coalesce(page_size, 30), 1), 100);
begin
  perform private.require_admin();
  return query
    with line as (
      (select * from private.audit as a where a.actor = of_account and (before_id is null or a.id < before_id)
        order by a.at desc, a.id desc limit size)
      union
      (select * from private.audit as a where a.on_behalf_of = of_account and (before_id is null or a.id < before_id)
        order by a.id desc limit size)
      union
      (select * from private.audit as a where a.target_kind = 'account' and a.target = of_account::text
        and (before_id is null or a.id < before_id) order by a.at desc, a.id desc limit size)
    )
    select line.id, line.act, line.target_kind, line.target, line.before, line.after, line.at, line.actor,
      coalesce(nullif(person.full_name, ''), person.email), line.on_behalf_of
    from line left join public.profiles as person on person.user_id = line.actor
    order by line.id desc limit size;
end
$$;
comment on function public.studio_person_audit is 'What somebody did and what was done to them, newest first. For administrators.';

revoke execute on function
  private.is_admin_session(uuid, uuid), private.require_admin(), private.answers_for_sites(uuid),
  private.announce_suspension(), private.change_role(uuid, text), private.status_of(timestamptz, timestamptz, boolean),
  private.role_of(uuid), private.last_seen(uuid, timestamptz), private.keep_person_of_profile(), private.keep_person_of_account(),
  private.people_condition(text, text, boolean), private.people_table(text, text, text, int)
  from public, anon, authenticated;
revoke execute on function
  public.studio_people(text, text, text, text, int, int), public.studio_people_counts(), public.studio_person(uuid),
  public.studio_person_audit(uuid, bigint, int) from public, anon;
grant execute on function
  public.studio_people(text, text, text, text, int, int), public.studio_people_counts(), public.studio_person(uuid),
  public.studio_person_audit(uuid, bigint, int) to authenticated;
