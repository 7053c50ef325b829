-- A domain that its site is to be known by as soon as its records say that it is the site's: who brings one does not wait for that.
alter table public.domains add column becomes_known boolean not null default false;
comment on column public.domains.becomes_known is
  'Once it is verified the site is known by it, unless it is known by another domain by then. Said once: then it is false again.';

-- Where a site is known by a domain that was lost, its name under the studio's host is served and leads there no more: whether it does
-- is told under all names of the site, as a change of the site itself is.
create or replace function private.announce_domain() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  of_site uuid := coalesce(new.site, old.site);
  named text := coalesce(new.host, old.host);
begin
  perform pg_notify('sites', named);
  perform pg_notify('sites', site.subdomain), private.announce_names(site.id) from public.sites as site
    where site.id = of_site and site.canonical_host = named;
  -- Nobody is led to a name that is not theirs any more.
  update public.sites set canonical_host = null
    where id = of_site and canonical_host = named
      and not exists (
        select from public.domains where site = sites.id and host = canonical_host and state in ('verified', 'lost')
      );
  return null;
end
$$;
