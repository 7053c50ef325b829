-- Where a site is found beside its name under the studio's host: at domains of its owner's, at names that it had before, and
-- within it at paths that it had before (server/domains, server/redirects).

create table public.domains (
  id uuid primary key,
  site uuid not null references public.sites (id) on delete cascade,
  -- In the form of the network: small letters, `xn--` for all others.
  host text not null check (host = lower(host) and char_length(host) between 4 and 253),
  -- Stands in the TXT record of whoever may change the domain's records.
  token text not null check (char_length(token) between 20 and 80),
  state text not null default 'waiting' check (state in ('waiting', 'verified', 'failed', 'lost')),
  -- Why it is not verified, and what the last check found.
  problem text check (problem in ('no_txt', 'other_txt', 'no_address', 'elsewhere', 'no_target', 'no_answer', 'taken')),
  found jsonb not null default '{}' check (jsonb_typeof(found) = 'object'),
  added_at timestamptz not null default now(),
  checked_at timestamptz,
  -- How often it was looked at in vain, one after the other.
  misses int not null default 0 check (misses >= 0),
  -- Nobody looks again at what has failed unless told to.
  check_at timestamptz default now(),
  check ((state = 'failed') = (check_at is null)),
  unique (site, host)
);
comment on column public.domains.state is 'lost: it was verified, and its records no longer say so. Visitors are served on.';
-- Anybody may claim a name; whose it is, one alone has shown.
create unique index domains_host_idx on public.domains (host) where state in ('verified', 'lost');
create index domains_check_idx on public.domains (check_at) where check_at is not null;

create table public.redirects (
  site uuid not null references public.sites (id) on delete cascade,
  from_path text not null check (from_path ~ '^/[^\s?#\\]+$' and from_path !~ '//' and char_length(from_path) <= 300),
  to_path text not null check (to_path ~ '^/[^\s?\\]*$' and to_path !~ '//' and char_length(to_path) <= 300),
  -- Of a page that was given another address, or one that somebody has set.
  kind text not null check (kind in ('auto', 'own')),
  at timestamptz not null default now(),
  primary key (site, from_path),
  check (from_path <> to_path)
);
create index redirects_to_idx on public.redirects (site, to_path);
comment on column public.redirects.from_path is 'What ends in /:id stands for the pages of all records, and so does then `to_path`.';

-- Names that sites had under the studio's host, until somebody else takes them.
create table private.earlier_addresses (
  subdomain text primary key,
  site uuid not null references public.sites (id) on delete cascade,
  since timestamptz not null default now()
);
create index earlier_addresses_site_idx on private.earlier_addresses (site);

alter table public.sites
  add column canonical_host text check (canonical_host = lower(canonical_host)),
  add column redirects_revision int not null default 0;
comment on column public.sites.canonical_host is 'The verified domain that its pages say they are at; without one, its name under the studio''s host.';
comment on column public.sites.redirects_revision is 'Another one with each change of its redirects, which servers keep by it.';

create policy "Members read the domains of their sites" on public.domains for select to authenticated
  using (site in (select private.sites_of_caller('{owner,editor,viewer}')));
create policy "Members read the redirects of their sites" on public.redirects for select to authenticated
  using (site in (select private.sites_of_caller('{owner,editor,viewer}')));

do $$
declare
  name text;
begin
  foreach name in array array['domains', 'redirects'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from public, anon, authenticated', name);
    execute format('grant select on public.%I to authenticated', name);
    execute format('grant select, insert, update, delete on public.%I to service_role, fabula_server', name);
    execute format('create policy "The service role does everything" on public.%I for all to service_role using (true) with check (true)', name);
    execute format('create policy "The server writes by commands" on public.%I for all to fabula_server using (true) with check (true)', name);
  end loop;
end
$$;

-- A name that a site leaves leads to it; whoever takes it later has it whole.
create function private.keep_earlier_address() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.earlier_addresses where subdomain = new.subdomain;
  if tg_op = 'UPDATE' then
    -- What was never shown to anybody needs no way from there.
    if old.published_at is not null or old.live_build is not null then
      insert into private.earlier_addresses (subdomain, site) values (old.subdomain, new.id)
      on conflict (subdomain) do update set site = excluded.site, since = now();
    end if;
  end if;
  return null;
end
$$;
create trigger keep_earlier_address_of_new after insert on public.sites
  for each row execute function private.keep_earlier_address();
create trigger keep_earlier_address after update of subdomain on public.sites
  for each row when (old.subdomain <> new.subdomain) execute function private.keep_earlier_address();

create function private.count_redirects() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.sites set redirects_revision = redirects_revision + 1 where id = coalesce(new.site, old.site);
  return null;
end
$$;
create trigger count_redirects after insert or update or delete on public.redirects
  for each row execute function private.count_redirects();

-- A site is known by all its names: each of them is forgotten when it changes.
create function private.announce_names(of_site uuid) returns void
language sql volatile security definer set search_path = '' as $$
  select pg_notify('sites', name) from (
    select host as name from public.domains where site = of_site and state in ('verified', 'lost')
    union all
    select subdomain from private.earlier_addresses where site = of_site
  ) as names
$$;
create or replace function private.announce_site() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_notify('sites', coalesce(new.subdomain, old.subdomain));
  if tg_op = 'UPDATE' and old.subdomain <> new.subdomain then
    perform pg_notify('sites', old.subdomain);
  end if;
  perform private.announce_names(coalesce(new.id, old.id));
  return null;
end
$$;
create trigger announce_addresses after update of canonical_host, redirects_revision on public.sites
  for each row execute function private.announce_site();
create or replace function private.announce_sites_of_account() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_notify('sites', subdomain), private.announce_names(id) from public.sites where owner = new.id;
  return null;
end
$$;

create function private.announce_domain() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_notify('sites', coalesce(new.host, old.host));
  -- Nobody is led to a name that is not theirs any more.
  update public.sites set canonical_host = null
    where id = coalesce(new.site, old.site) and canonical_host = coalesce(new.host, old.host)
      and not exists (
        select from public.domains where site = sites.id and host = canonical_host and state in ('verified', 'lost')
      );
  return null;
end
$$;
create trigger announce_domain after insert or update of state or delete on public.domains
  for each row execute function private.announce_domain();

revoke execute on function private.keep_earlier_address(), private.count_redirects(), private.announce_names(uuid),
  private.announce_domain() from public, anon, authenticated;
