-- Accounts, under Supabase Auth's names as far as they are used, so that data can move to a Supabase and back.
-- On a Supabase project the schema `auth` belongs to Supabase and is left exactly as it is.
do $migration$
begin
  if to_regclass('auth.users') is not null then
    return;
  end if;

  create table auth.users (
    id uuid primary key default gen_random_uuid(),
    aud text not null default 'authenticated',
    role text not null default 'authenticated',
    email text not null check (email = lower(btrim(email)) and length(email) <= 255),
    encrypted_password text,
    email_confirmed_at timestamptz,
    confirmed_at timestamptz generated always as (email_confirmed_at) stored,
    confirmation_sent_at timestamptz,
    recovery_sent_at timestamptz,
    email_change text not null default '' check (email_change = lower(btrim(email_change))),
    email_change_sent_at timestamptz,
    reauthentication_sent_at timestamptz,
    last_sign_in_at timestamptz,
    raw_app_meta_data jsonb not null default '{"provider": "email", "providers": ["email"]}',
    raw_user_meta_data jsonb not null default '{}',
    banned_until timestamptz,
    deleted_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create unique index users_email_key on auth.users (lower(email));
  create index users_email_change_idx on auth.users (email_change) where email_change <> '';
  create index users_created_at_idx on auth.users (created_at desc, id);
  comment on column auth.users.raw_user_meta_data is 'The user''s own words: never decides what they may do.';

  create table auth.identities (
    id uuid primary key default gen_random_uuid(),
    provider_id text not null,
    user_id uuid not null references auth.users (id) on delete cascade,
    identity_data jsonb not null,
    provider text not null,
    email text generated always as (lower(identity_data ->> 'email')) stored,
    last_sign_in_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (provider_id, provider)
  );
  create index identities_user_id_idx on auth.identities (user_id);

  create table auth.sessions (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade,
    aal text not null default 'aal1',
    amr jsonb not null,
    user_agent text,
    ip text,
    refreshed_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create index sessions_user_id_idx on auth.sessions (user_id);
  comment on column auth.sessions.amr is 'How the session was opened: [{"method", "timestamp"}], as its tokens say it.';

  create table auth.refresh_tokens (
    id bigint generated always as identity primary key,
    token text not null unique,
    -- No reference to users: its check would take locks in the order opposite to that of deleting a user.
    user_id uuid not null,
    session_id uuid not null references auth.sessions (id) on delete cascade,
    parent text,
    revoked boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create index refresh_tokens_session_id_idx on auth.refresh_tokens (session_id);
  comment on column auth.refresh_tokens.token is 'SHA-256 of the token; the token itself is nowhere but at its holder.';
  comment on column auth.refresh_tokens.parent is 'SHA-256 of the token that was exchanged for this one.';

  create table auth.one_time_tokens (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade,
    token_type text not null check (
      token_type in (
        'confirmation_token', 'recovery_token', 'magic_link_token', 'email_change_token_new', 'reauthentication_token'
      )
    ),
    token_hash text not null unique,
    code_hash text not null,
    relates_to text not null,
    attempts smallint not null default 0,
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    unique (user_id, token_type)
  );
  create index one_time_tokens_expires_at_idx on auth.one_time_tokens (expires_at);
  comment on column auth.one_time_tokens.token_hash is 'SHA-256 of what the mailed link carries.';
  comment on column auth.one_time_tokens.code_hash is 'SHA-256 of the mailed digits, salted with the link''s hash.';
  comment on column auth.one_time_tokens.relates_to is 'The e-mail address that the mail went to.';

  create table auth.audit_log_entries (
    id uuid primary key default gen_random_uuid(),
    payload json not null,
    ip_address text not null default '',
    created_at timestamptz not null default now()
  );
  create index audit_log_entries_created_at_idx on auth.audit_log_entries (created_at);

  -- What policies ask about the caller. Empty and unset claims both mean: nobody.
  create function auth.jwt() returns jsonb language sql stable as
    $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
  create function auth.uid() returns uuid language sql stable as
    $$ select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $$;
  create function auth.role() returns text language sql stable as
    $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role' $$;
  create function auth.email() returns text language sql stable as
    $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email' $$;

  revoke all on schema auth from public;
  revoke execute on all functions in schema auth from public;
  grant usage on schema auth to anon, authenticated, service_role;
  grant execute on function auth.jwt(), auth.uid(), auth.role(), auth.email() to anon, authenticated, service_role;
end
$migration$;

-- The ES256 keys that sign access tokens; the newest signs, all of them verify.
create table private.signing_keys (
  id uuid primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default now()
);
