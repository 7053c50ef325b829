-- An administrator sees the product as a customer does: by a session of its own, for an hour, with a reason, and the customer is told.
alter table public.profiles add column may_be_looked_at boolean not null default true;
comment on column public.profiles.may_be_looked_at is 'Whether administrators may see the product as this person does. Their own to say.';

create table private.looks (
  -- The session is erased when it is over; that there was one stays.
  session uuid primary key,
  admin uuid references auth.users (id) on delete set null,
  account uuid not null references auth.users (id) on delete cascade,
  reason text not null check (char_length(reason) between 3 and 500),
  opened_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '60 minutes',
  ended_at timestamptz
);
create index looks_account_idx on private.looks (account, opened_at desc);
create index looks_admin_idx on private.looks (admin) where ended_at is null;

-- What a session is at this moment: 'own', or a 'look' of an administrator; null where there is none, or it is over. A look is over by its
-- hour, by its end, and as soon as the administrator is none any more, or may not sign in, or the customer is another or does not want it.
create function private.kind_of_session(of_session uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when look.session is null then 'own'
    when look.ended_at is null and look.ends_at > now()
      and customer.role = 'customer' and customer.may_be_looked_at
      and customer.leaves_at is null and admin.role = 'admin' and admin.leaves_at is null and looker.deleted_at is null and coalesce(looker.banned_until, '-infinity') <= now()
      then 'look'
  end
  from auth.sessions as session
  left join private.looks as look on look.session = session.id
  left join public.profiles as customer on customer.user_id = look.account
  left join public.profiles as admin on admin.user_id = look.admin
  left join auth.users as looker on looker.id = look.admin
  where session.id = of_session
$$;

-- As before, but a look is nobody's session once it is over, and the Data API gives it no way to write.
create or replace function private.open_request(
  caller_role text,
  claims text,
  session uuid,
  read_only boolean,
  method text,
  path text,
  headers text
) returns void
language plpgsql volatile as $$
declare
  ignored text;
  kind text;
begin
  if session is not null then
    kind := private.kind_of_session(session);
    -- A token outlives its session by up to an hour: sign-out, ban and deletion must count at once.
    if kind is null then
      raise exception using errcode = 'SE401', message = 'Session from session_id claim in JWT does not exist';
    end if;
  end if;
  if read_only or kind = 'look' then
    ignored := set_config('transaction_read_only', 'on', true);
  end if;
  ignored := set_config('request.method', method, true);
  ignored := set_config('request.path', path, true);
  ignored := set_config('request.headers', headers, true);
  ignored := set_config('request.jwt.claims', claims, true);
  -- Last: whatever follows has only the rights of the caller.
  ignored := set_config('role', caller_role, true);
end
$$;

-- As before, but whoever looks as somebody else administers nothing by that, whatever that account becomes meanwhile.
create or replace function private.is_admin_session(account uuid, session uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles where user_id = account and role = 'admin' and leaves_at is null)
    and coalesce(private.kind_of_session(session) = 'own', false)
$$;
create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles where user_id = auth.uid() and role = 'admin' and leaves_at is null)
    and not exists (
      select from private.looks
      where session = (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid
    )
$$;

-- As before, and whether one may look as them.
create or replace function public.studio_person(of_account uuid) returns json
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

create function private.set_may_be_looked_at(account uuid, allowed boolean) returns boolean
language sql volatile security definer set search_path = '' as $$
  update public.profiles as new set may_be_looked_at = allowed
  from (select user_id, may_be_looked_at from public.profiles where user_id = account for update) as old
  where new.user_id = old.user_id
  returning old.may_be_looked_at
$$;
create function private.may_be_looked_at(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select may_be_looked_at from public.profiles where user_id = account
$$;

-- Who looked at the caller's account, and why: the newest hundred.
create function public.my_looks() returns table (
  by_name text, reason text, opened_at timestamptz, ended_at timestamptz, is_open boolean
)
language sql stable security definer set search_path = '' rows 10 as $$
  select
    coalesce(nullif(person.full_name, ''), ''), look.reason, look.opened_at,
    least(look.ended_at, case when look.ends_at <= now() then look.ends_at end),
    coalesce(private.kind_of_session(look.session) = 'look', false)
  from private.looks as look left join public.profiles as person on person.user_id = look.admin
  where look.account = auth.uid()
  order by look.opened_at desc limit 100
$$;
comment on function public.my_looks is 'When administrators saw the product as the caller, and why.';

revoke execute on function private.kind_of_session(uuid), private.set_may_be_looked_at(uuid, boolean),
  private.may_be_looked_at(uuid) from public, anon, authenticated;
revoke execute on function public.my_looks() from public, anon;
grant execute on function public.my_looks() to authenticated;
