-- People of a site: whom its owner has invited, and whom it is offered to. What members may know of it they are told by
-- functions, which ask who calls; a hash of a secret is nobody's to read.

create table private.site_invitations (
  id uuid primary key default gen_random_uuid(),
  site uuid not null references public.sites (id) on delete cascade,
  email text not null check (email = lower(btrim(email)) and char_length(email) <= 255),
  role text not null check (role in ('editor', 'viewer')),
  token_hash text not null unique,
  author uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  accepted_at timestamptz,
  declined_at timestamptz,
  revoked_at timestamptz,
  check (num_nonnulls(accepted_at, declined_at, revoked_at) <= 1)
);
comment on column private.site_invitations.token_hash is 'SHA-256 of what the newest mailed link carries.';
create unique index site_invitations_open_idx on private.site_invitations (site, email)
  where accepted_at is null and declined_at is null and revoked_at is null;
create index site_invitations_site_idx on private.site_invitations (site);
create index site_invitations_email_idx on private.site_invitations (email)
  where accepted_at is null and declined_at is null and revoked_at is null;
create index site_invitations_author_idx on private.site_invitations (author);

-- Whom a site is offered to, by its owner. Whoever stops working on it is offered it no longer.
create table private.ownership_offers (
  site uuid primary key references public.sites (id) on delete cascade,
  receiver uuid not null,
  author uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  foreign key (site, receiver) references public.site_members (site, user_id) on delete cascade
);
create index ownership_offers_receiver_idx on private.ownership_offers (receiver, site);
create index ownership_offers_author_idx on private.ownership_offers (author);

-- How an account is called and written to: for the server, which reads profiles as one of the visitors' roles alone.
create function private.person_of(account uuid) returns table (name text, email text)
language sql stable security definer set search_path = '' rows 1 as $$
  select btrim(profile.full_name), users.email::text
  from auth.users as users left join public.profiles as profile on profile.user_id = users.id
  where users.id = account and users.deleted_at is null
$$;
revoke execute on function private.person_of(uuid) from public, anon, authenticated;

-- Who works on a site, for whoever does so too. Addresses are for the owner and for oneself; an offer is known to both sides.
create function public.site_people(of_site uuid) returns table (
  account uuid,
  name text,
  email text,
  role text,
  since timestamptz,
  is_me boolean,
  offered_until timestamptz
)
language sql stable security definer set search_path = '' rows 5 as $$
  with caller as (
    select member.role from public.site_members as member
    where member.site = of_site and member.user_id = auth.uid()
      and member.site in (select private.sites_of_caller('{owner,editor,viewer}'))
  )
  select
    member.user_id,
    coalesce(btrim(profile.full_name), ''),
    case when caller.role = 'owner' or member.user_id = auth.uid() then profile.email end,
    member.role,
    member.since,
    member.user_id = auth.uid(),
    case when caller.role = 'owner' or member.user_id = auth.uid() then (
      select offer.expires_at from private.ownership_offers as offer
      where offer.site = of_site and offer.receiver = member.user_id and offer.expires_at > now()
    ) end
  from caller
  join public.site_members as member on member.site = of_site
  left join public.profiles as profile on profile.user_id = member.user_id
  order by array_position('{owner,editor,viewer}', member.role), member.since, member.user_id
$$;
comment on function public.site_people is
  'Who works on a site, for its members: addresses only for the owner. `offered_until` says whom the site is offered to.';

-- Whom a site's owner has invited and who has not come yet, or said no in the last 30 days.
create function public.site_invitations(of_site uuid) returns table (
  id uuid,
  email text,
  role text,
  sent_at timestamptz,
  expires_at timestamptz,
  state text
)
language sql stable security definer set search_path = '' rows 5 as $$
  select
    invitation.id, invitation.email, invitation.role, invitation.sent_at, invitation.expires_at,
    case
      when invitation.declined_at is not null then 'declined'
      when invitation.expires_at <= now() then 'expired'
      else 'open'
    end
  from private.site_invitations as invitation
  where invitation.site = of_site and of_site in (select private.sites_of_caller('{owner}'))
    and invitation.accepted_at is null and invitation.revoked_at is null
    and (invitation.declined_at is null or invitation.declined_at > now() - interval '30 days')
  order by invitation.created_at, invitation.id
  limit 100
$$;
comment on function public.site_invitations is
  'Whom the owner of a site has invited: `open`, `expired` or `declined`. For its owner.';

-- What the caller is invited to, by the address that they have confirmed: whoever has lost the mail finds it all the same.
create function public.my_invitations() returns table (
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
    and site.trashed_at is null and site.suspended_at is null
  order by invitation.created_at desc
  limit 20
$$;
comment on function public.my_invitations is 'The sites that the caller is invited to work on, newest first.';

revoke execute on function public.site_people(uuid), public.site_invitations(uuid), public.my_invitations() from public, anon;
grant execute on function public.site_people(uuid), public.site_invitations(uuid), public.my_invitations() to authenticated;
