-- Where somebody fetches all that is kept of them, once: a browser's own download carries no token, so that its address must be
-- worth nothing soon.
create table private.data_links (
  token_hash text primary key,
  account uuid not null references auth.users (id) on delete cascade,
  session uuid not null,
  expires_at timestamptz not null default now() + interval '5 minutes'
);
create index data_links_expires_idx on private.data_links (expires_at);
create index data_links_account_idx on private.data_links (account);

-- What is said of an account to whoever it is: its profile, its sessions, the sites it works on, and what it did, or was done to it.
create function private.data_of(of_account uuid) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'profile', (
      select json_build_object(
        'name', profile.full_name, 'email', profile.email, 'role', profile.role,
        'requestedRole', profile.requested_role, 'plan', profile.plan, 'since', profile.created_at
      ) from public.profiles as profile where profile.user_id = of_account
    ),
    'account', (
      select json_build_object(
        'id', users.id, 'email', users.email, 'confirmedAt', users.email_confirmed_at,
        'lastSignInAt', users.last_sign_in_at, 'createdAt', users.created_at, 'told', users.raw_user_meta_data
      ) from auth.users where users.id = of_account
    ),
    'sessions', (
      select coalesce(json_agg(json_build_object(
        'since', session.created_at, 'refreshedAt', session.refreshed_at, 'device', session.user_agent, 'address', session.ip
      ) order by session.created_at), '[]') from auth.sessions as session where session.user_id = of_account
    ),
    'sites', (
      select coalesce(json_agg(json_build_object(
        'id', site.id, 'name', site.name, 'subdomain', site.subdomain, 'role', member.role, 'since', member.since
      ) order by member.since, site.id), '[]')
      from public.site_members as member join public.sites as site on site.id = member.site
      where member.user_id = of_account
    ),
    'invitations', (
      select coalesce(json_agg(json_build_object(
        'site', invitation.site, 'role', invitation.role, 'at', invitation.created_at, 'expiresAt', invitation.expires_at
      ) order by invitation.created_at), '[]')
      from private.site_invitations as invitation join auth.users on users.email = invitation.email
      where users.id = of_account and users.email_confirmed_at is not null
    ),
    'acts', (
      select coalesce(json_agg(json_build_object(
        'act', audit.act, 'kind', audit.target_kind, 'target', audit.target, 'at', audit.at, 'network', audit.network
      ) order by audit.id), '[]') from private.audit as audit where audit.actor = of_account
    ),
    'security', (
      select coalesce(json_agg(json_build_object(
        'event', entry.payload ->> 'action', 'at', entry.created_at,
        -- Of what others did to an account it is told that they did, and not from where.
        'address', case when entry.payload ->> 'actor_id' = of_account::text then entry.ip_address end
      ) order by entry.created_at), '[]') from auth.audit_log_entries as entry
      where entry.payload ->> 'actor_id' = of_account::text or entry.payload -> 'traits' ->> 'user_id' = of_account::text
    )
  )
$$;
revoke execute on function private.data_of(uuid) from public, anon, authenticated;
