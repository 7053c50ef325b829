-- Leaving. An account that leaves stands still for 30 days, in which whoever it is may come back, and is erased then by a job
-- (server/account). Meanwhile its sites are not served, and it may do nothing but come back and take its data along.
alter table public.profiles
  add column leaving_since timestamptz,
  add column leaves_at timestamptz,
  add column leaving_told_at timestamptz,
  add check ((leaving_since is null) = (leaves_at is null)),
  add check (leaving_told_at is null or leaves_at is not null);
create index profiles_leaving_idx on public.profiles (leaves_at) where leaves_at is not null;
comment on column public.profiles.leaves_at is 'When the account is erased; null of one that stays.';
comment on column public.profiles.leaving_told_at is 'When it was mailed that few days are left.';

-- When an account is erased, for the server, which reads profiles as one of the visitors' roles alone. Null where it stays.
create function private.leaves_at(account uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select profile.leaves_at from public.profiles as profile where profile.user_id = account
$$;

-- Whether an account is there, may sign in and stays: what it owns stands still otherwise.
create function private.is_open(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users as users left join public.profiles as profile on profile.user_id = users.id
    where users.id = account and users.deleted_at is null
      and coalesce(users.banned_until, '-infinity') < now() and profile.leaves_at is null
  )
$$;

-- Whether somebody administers the studio: they are no customer of it.
create function private.administers(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles where user_id = account and role = 'admin')
$$;

-- As before, but whoever leaves administers nothing until they come back.
create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles where user_id = auth.uid() and role = 'admin' and leaves_at is null)
$$;

-- As before, but one who leaves does not count as left over.
create or replace function private.is_last_admin(target uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.lock_admin_role();
  return exists (select from public.profiles where user_id = target and role = 'admin') and not exists (
    select from public.profiles join auth.users on users.id = profiles.user_id
    where profiles.role = 'admin' and profiles.user_id <> target and profiles.leaves_at is null
      and users.deleted_at is null and coalesce(users.banned_until, '-infinity') < now()
  );
end
$$;

-- Whoever begins to leave, by whatever way, leaves an administrator behind too.
create trigger hold_admin_role_leaving before update of leaves_at on public.profiles
  for each statement execute function private.hold_admin_role();
create trigger keep_last_admin_leaving before update of leaves_at on public.profiles
  for each row when (old.leaves_at is null and new.leaves_at is not null) execute function private.keep_last_admin();

-- Has an account leave in 30 days, or gives when it already does; null where there is none. Offers of sites that it made or was
-- made are withdrawn. The account first, then the roles, as in all that decides about both.
create function private.begin_leaving(target uuid) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  ends timestamptz;
begin
  perform from auth.users where id = target and deleted_at is null for no key update;
  if not found then
    return null;
  end if;
  perform private.lock_admin_role();
  update public.profiles
    set leaving_since = now(), leaves_at = now() + interval '30 days'
    where user_id = target and leaves_at is null;
  delete from private.ownership_offers where author = target or receiver = target;
  select leaves_at into ends from public.profiles where user_id = target;
  return ends;
end
$$;

-- Keeps an account that leaves, and says whether it could be: not once its time is over, on the clock and not when the transaction
-- began, since whoever erases waits for the same row.
create function private.keep_account(target uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from auth.users where id = target for no key update;
  update public.profiles set leaving_since = null, leaves_at = null, leaving_told_at = null
    where user_id = target and leaves_at > clock_timestamp();
  return not exists (select from public.profiles where user_id = target and leaves_at is not null);
end
$$;

-- Whoever few days are left to and who has not been told, told from now on; null where there is nobody.
create function private.tell_leaving() returns table (account uuid, email text, ends timestamptz)
language sql volatile security definer set search_path = '' rows 1 as $$
  update public.profiles set leaving_told_at = now()
    where user_id = (
      select user_id from public.profiles
      where leaves_at > now() and leaves_at <= now() + interval '3 days' and leaving_told_at is null
      order by leaves_at limit 1 for update skip locked
    )
    returning profiles.user_id, profiles.email, profiles.leaves_at
$$;

-- Whose time is over, the longest first.
create function private.left_accounts() returns setof uuid
language sql stable security definer set search_path = '' rows 10 as $$
  select user_id from public.profiles where leaves_at <= now() order by leaves_at limit 100
$$;

-- Every server hears that sites of an account stand still, or are shown again.
create trigger announce_leaving after update on public.profiles for each row
  when (old.leaves_at is distinct from new.leaves_at) execute function private.announce_sites_of_account();

-- As before, for a row that names its account otherwise: of accounts, or of profiles.
create or replace function private.announce_sites_of_account() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  account uuid := case tg_table_name when 'profiles' then (to_jsonb(new) ->> 'user_id')::uuid else (to_jsonb(new) ->> 'id')::uuid end;
begin
  perform pg_notify('sites', subdomain), private.announce_names(id) from public.sites where owner = account;
  return null;
end
$$;

revoke execute on function private.leaves_at(uuid), private.is_open(uuid), private.administers(uuid),
  private.begin_leaving(uuid), private.keep_account(uuid), private.tell_leaving(), private.left_accounts()
  from public, anon, authenticated;

-- What the caller is invited to, as before, but not to sites that stand still because of their owner.
create or replace function public.my_invitations() returns table (
  id uuid,
  site_name text,
  invited_by text,
  role text,
  expires_at timestamptz
)
language sql stable security definer set search_path = '' rows 2 as $$
  select
    invitation.id, site.name, coalesce(btrim(author.full_name), ''), invitation.role, invitation.expires_at
  from auth.users as account
  join private.site_invitations as invitation on invitation.email = account.email
  join public.sites as site on site.id = invitation.site
  left join public.profiles as author on author.user_id = invitation.author
  where account.id = auth.uid() and account.email_confirmed_at is not null
    and account.deleted_at is null and coalesce(account.banned_until, '-infinity') < now()
    and invitation.accepted_at is null and invitation.declined_at is null and invitation.revoked_at is null
    and invitation.expires_at > now()
    and site.trashed_at is null and site.suspended_at is null and private.is_open(site.owner)
  order by invitation.created_at desc
  limit 20
$$;
