-- Who somebody is in this product. `role` decides what they may do, and nothing that a user sends decides the role:
-- sign-up can only ask for it. Everything here is SQL, so it holds on a Supabase project just the same.

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'customer' check (role in ('customer', 'admin')),
  requested_role text check (requested_role = 'admin'),
  full_name text not null default '' check (char_length(full_name) <= 200),
  email text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index profiles_admins_idx on public.profiles (user_id) where role = 'admin';
comment on column public.profiles.requested_role is 'What sign-up asked for, until it is granted or an admin decides.';
comment on column public.profiles.email is 'Follows auth.users.email.';

-- Asked by policies. As the definer it reads profiles without meeting the policies that ask it.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles where user_id = auth.uid() and role = 'admin')
$$;

-- Every decision about who is admin takes this lock first, and looks at the tables only after it: of many at once
-- one is first, and each sees what the one before it did.
create function private.lock_admin_role() returns void
language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(20261120090200)
$$;

-- The first-admin rule: an account whose e-mail is confirmed and which asked for it becomes admin when admin_emails
-- names it, or when admin_emails is not set and there is no admin yet.
create function private.grant_requested_admin(target uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  admin_emails jsonb;
begin
  if not exists (select from public.profiles where user_id = target and requested_role = 'admin') then
    return;
  end if;
  perform private.lock_admin_role();
  select value into admin_emails from private.settings where key = 'admin_emails';
  update public.profiles as profile set role = 'admin', requested_role = null
  from auth.users as account
  where profile.user_id = target and profile.requested_role = 'admin'
    and account.id = target and account.email_confirmed_at is not null and account.deleted_at is null
    and case
      when admin_emails is not null then admin_emails ? lower(account.email)
      else not exists (select from public.profiles where role = 'admin')
    end;
end
$$;

-- What sign-up said is taken as far as it goes: a name that is no text is no name, and a role is only a request.
create function private.insert_profile(account auth.users) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.profiles (user_id, email, full_name, requested_role)
  values (
    account.id,
    coalesce(account.email, ''),
    case jsonb_typeof(account.raw_user_meta_data -> 'full_name')
      when 'string' then left(btrim(account.raw_user_meta_data ->> 'full_name', E' \t\r\n'), 200)
      else ''
    end,
    case account.raw_user_meta_data -> 'role' when '"admin"' then 'admin' end
  )
$$;

create function private.create_profile() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.insert_profile(new);
  if new.email_confirmed_at is not null then
    perform private.grant_requested_admin(new.id);
  end if;
  return null;
end
$$;
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

-- The role first, then the address: whoever waits for the admin lock must not hold a profile's row meanwhile.
create function private.follow_account() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if old.email_confirmed_at is null and new.email_confirmed_at is not null then
    perform private.grant_requested_admin(new.id);
  end if;
  if new.email is distinct from old.email then
    update public.profiles set email = coalesce(new.email, '') where user_id = new.id;
  end if;
  return null;
end
$$;
create trigger follow_account after update of email, email_confirmed_at on auth.users
  for each row execute function private.follow_account();

-- Whoever asked before admin_emails named them need not ask again.
create function private.grant_named_admins() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.grant_requested_admin(user_id) from public.profiles
  where requested_role = 'admin' and new.value ? lower(email);
  return null;
end
$$;
create trigger grant_named_admins after insert or update on private.settings
  for each row when (new.key = 'admin_emails') execute function private.grant_named_admins();

create function private.touch_profile() returns trigger
language plpgsql volatile set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;
create trigger touch_profile before update on public.profiles
  for each row execute function private.touch_profile();

-- Written by a trigger, so that no way of changing a role passes by the log.
create function private.record_role_change() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into auth.audit_log_entries (id, created_at, payload)
  values (
    gen_random_uuid(),
    now(),
    json_build_object(
      'action', 'role_change',
      'actor_id', auth.uid(),
      'actor_username', coalesce(auth.email(), auth.role(), 'database'),
      'log_type', 'account',
      'traits', json_build_object(
        'user_id', new.user_id, 'user_email', new.email,
        'from', old.role, 'to', new.role, 'requested', old.requested_role
      )
    )
  );
  return null;
end
$$;
create trigger record_role_change after update of role, requested_role on public.profiles
  for each row
  when (old.role is distinct from new.role or old.requested_role is distinct from new.requested_role)
  execute function private.record_role_change();

-- The one way for a person to change a role: an admin decides about an account whose e-mail is confirmed, and an
-- admin who can sign in is always left. Also answers a request, by granting or by declining it.
create function public.set_user_role(target uuid, new_role text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  account auth.users;
begin
  perform private.lock_admin_role();
  if not private.is_admin() then
    raise exception using errcode = 'insufficient_privilege', message = 'Only an administrator may change roles.';
  end if;
  if new_role is null or new_role not in ('customer', 'admin') then
    raise exception using errcode = 'invalid_parameter_value', message = 'A role is either customer or admin.';
  end if;
  select * into account from auth.users where id = target and deleted_at is null;
  if not found then
    raise exception using message = 'There is no such account.';
  end if;
  if new_role = 'admin' and account.email_confirmed_at is null then
    raise exception using message = 'The e-mail address of this account is not confirmed yet.';
  end if;
  if new_role = 'customer' and not exists (
    select from public.profiles join auth.users on users.id = profiles.user_id
    where profiles.role = 'admin' and profiles.user_id <> target
      and users.deleted_at is null and coalesce(users.banned_until, '-infinity') < now()
  ) then
    raise exception using message = 'The last administrator must stay one.';
  end if;
  update public.profiles set role = new_role, requested_role = null where user_id = target;
end
$$;
comment on function public.set_user_role is 'Makes an account customer or admin. For administrators.';

-- Accounts that were there before this table.
select private.insert_profile(users) from auth.users;

alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated;
grant select on public.profiles to authenticated;
grant update (full_name) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "A user reads their own profile" on public.profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Administrators read every profile" on public.profiles
  for select to authenticated using ((select private.is_admin()));
create policy "A user changes their own profile" on public.profiles
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "The service role does everything" on public.profiles
  for all to service_role using (true) with check (true);

-- A policy calls is_admin without visitors having a way into the schema, so they cannot call it themselves.
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on function private.is_admin() to authenticated;
revoke execute on function public.set_user_role(uuid, text) from public, anon;
grant execute on function public.set_user_role(uuid, text) to authenticated;
