-- Sign-ups that nobody confirmed yet. Each is its own: a later one neither replaces what an earlier one asked for nor
-- ends its link, and none touches an account. What becomes of them is decided when the owner of the address follows a
-- link (server/auth/sign-up/accept-sign-up.ts).
create table private.pending_sign_ups (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  email text not null check (email = lower(btrim(email)) and length(email) <= 255),
  link_type text not null check (link_type in ('signup', 'magiclink', 'recovery')),
  encrypted_password text,
  metadata jsonb check (jsonb_typeof(metadata) = 'object'),
  token_hash text unique,
  code_hash text,
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  attempts smallint not null default 0,
  settled_at timestamptz,
  expires_at timestamptz not null default now() + interval '1 hour',
  created_at timestamptz not null default now()
);
create index pending_sign_ups_email_idx on private.pending_sign_ups (email, created_at);
create index pending_sign_ups_created_at_idx on private.pending_sign_ups (created_at);
comment on column private.pending_sign_ups.user_id is 'The id that the account will have if this sign-up opens it.';
comment on column private.pending_sign_ups.encrypted_password is
  'Null for a link that somebody asked for who had signed up before, and once the account is open.';
comment on column private.pending_sign_ups.token_hash is 'SHA-256 of what the mailed link carries; null when none works.';
comment on column private.pending_sign_ups.settled_at is
  'Since when it decides nothing any more: its address has an account. Its link may still open a session there.';

-- An authorization code stands for a proven address until the browser that asked for the link exchanges it (PKCE).
create table private.authorization_codes (
  code_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  expires_at timestamptz not null default now() + interval '5 minutes'
);
create index authorization_codes_user_id_idx on private.authorization_codes (user_id);

-- What an address that was replaced can be taken back with. Several of one account stand side by side: a second
-- change must not end the way back from the first.
create table private.email_change_undos (
  token_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  old_email text not null,
  expires_at timestamptz not null default now() + interval '7 days',
  created_at timestamptz not null default clock_timestamp()
);
create index email_change_undos_user_id_idx on private.email_change_undos (user_id);

-- Networks from which somebody has signed in to an account: what strangers do does not lock them out.
create table private.known_networks (
  user_id uuid not null references auth.users (id) on delete cascade,
  network_hash text not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, network_hash)
);

-- Who holds an address while something is decided about it; taken before any row.
create function private.lock_address(address text) returns void
language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('address:' || address, 0))
$$;

-- Whether the studio would be left without an administrator who can sign in if this one could not. Holds the roles
-- until the transaction ends, so that two administrators cannot remove each other at once.
create function private.is_last_admin(target uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.lock_admin_role();
  return exists (select from public.profiles where user_id = target and role = 'admin') and not exists (
    select from public.profiles join auth.users on users.id = profiles.user_id
    where profiles.role = 'admin' and profiles.user_id <> target
      and users.deleted_at is null and coalesce(users.banned_until, '-infinity') < now()
  );
end
$$;

-- As before, but a request for a role belongs to the address that made it and ends with it.
create or replace function private.follow_account() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if old.email_confirmed_at is null and new.email_confirmed_at is not null then
    perform private.grant_requested_admin(new.id);
  end if;
  if new.email is distinct from old.email then
    update public.profiles set email = coalesce(new.email, ''), requested_role = null where user_id = new.id;
  end if;
  return null;
end
$$;

-- Whoever changes roles past set_user_role, as the service role may, leaves an administrator too. The lock comes before
-- any row; a profile that goes with its account was looked at when the account was (server/auth/admin).
create function private.hold_admin_role() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.lock_admin_role();
  return null;
end
$$;
create trigger hold_admin_role before update of role or delete on public.profiles
  for each statement execute function private.hold_admin_role();

create function private.keep_last_admin() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if exists (select from auth.users where id = old.user_id) and private.is_last_admin(old.user_id) then
    raise exception using message = 'The last administrator must stay one.';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;
create trigger keep_last_admin before delete on public.profiles
  for each row when (old.role = 'admin') execute function private.keep_last_admin();
create trigger keep_last_admin_role before update of role on public.profiles
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function private.keep_last_admin();

revoke execute on function private.lock_address(text), private.is_last_admin(uuid), private.hold_admin_role(),
  private.keep_last_admin() from public, anon, authenticated;

-- The rest is about accounts that are kept here; on a Supabase project they are Supabase's own.
do $migration$
begin
  if not exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'one_time_tokens' and column_name = 'code_hash'
  ) then
    return;
  end if;

  alter table auth.one_time_tokens
    add column code_challenge text,
    add column code_challenge_method text check (code_challenge_method in ('s256', 'plain'));
  alter table auth.refresh_tokens add column successor_seed text;
  comment on column auth.refresh_tokens.successor_seed is
    'With the token itself, which is not kept, it makes the token that this one was exchanged for.';
  comment on column auth.users.confirmation_sent_at is
    'Set when somebody opened the account for themselves; never for one that an administrator made.';

  -- Accounts that wait for their confirmation since before this table become what they would be now.
  insert into private.pending_sign_ups
    (user_id, email, link_type, encrypted_password, metadata, token_hash, code_hash, attempts, expires_at, created_at)
  select account.id, account.email, 'signup', account.encrypted_password, account.raw_user_meta_data,
    token.token_hash, token.code_hash, coalesce(token.attempts, 0), coalesce(token.expires_at, now()), account.created_at
  from auth.users as account
  left join auth.one_time_tokens as token on token.user_id = account.id and token.token_type = 'confirmation_token'
  where account.email_confirmed_at is null and account.confirmation_sent_at is not null
    and account.deleted_at is null and coalesce(account.banned_until, '-infinity') < now();
  delete from auth.users using private.pending_sign_ups as pending where users.id = pending.user_id;
  delete from auth.one_time_tokens where token_type = 'confirmation_token';
  -- Anybody may ask for the mail of a change again: that must not end the link of the one before.
  alter table auth.one_time_tokens drop constraint one_time_tokens_user_id_token_type_key;
  create unique index one_time_tokens_one_of_a_type on auth.one_time_tokens (user_id, token_type)
    where token_type <> 'email_change_token_new';
  create index one_time_tokens_user_id_idx on auth.one_time_tokens (user_id);
  alter table auth.one_time_tokens
    drop constraint one_time_tokens_token_type_check,
    add constraint one_time_tokens_token_type_check check (
      token_type in ('recovery_token', 'magic_link_token', 'email_change_token_new', 'reauthentication_token')
    );
end
$migration$;
