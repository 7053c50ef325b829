-- Earlier addresses of a site: the 50 that it left last. Each change of a site is told to all servers under each of its names, so
-- that nobody may have as many of them as they like.
create or replace function private.keep_earlier_address() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  forgotten text;
begin
  delete from private.earlier_addresses where subdomain = new.subdomain;
  if tg_op = 'UPDATE' then
    -- What was never shown to anybody needs no way from there.
    if old.published_at is not null or old.live_build is not null then
      insert into private.earlier_addresses (subdomain, site) values (old.subdomain, new.id)
      on conflict (subdomain) do update set site = excluded.site, since = now();
      for forgotten in
        delete from private.earlier_addresses where subdomain in (
          select earlier.subdomain from private.earlier_addresses as earlier where earlier.site = new.id
          order by earlier.since desc, earlier.subdomain offset 50
        ) returning subdomain
      loop
        perform pg_notify('sites', forgotten);
      end loop;
    end if;
  end if;
  return null;
end
$$;

-- Of what others did to an account it is told that they did, and not from where.
create or replace function private.data_of(of_account uuid) returns json
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
        'address', case when entry.payload ->> 'actor_id' = of_account::text then entry.ip_address end
      ) order by entry.created_at), '[]') from auth.audit_log_entries as entry
      where entry.payload ->> 'actor_id' = of_account::text or entry.payload -> 'traits' ->> 'user_id' = of_account::text
    )
  )
$$;
