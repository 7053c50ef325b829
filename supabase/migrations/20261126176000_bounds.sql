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
