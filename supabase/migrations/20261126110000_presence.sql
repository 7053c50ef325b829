-- Who has which page of a site open in the editor, told every few seconds: worth nothing after a crash, so it is not logged.
create unlogged table private.presence (
  site uuid not null references public.sites (id) on delete cascade,
  account uuid not null references auth.users (id) on delete cascade,
  -- One of a person's windows, which names itself.
  "window" uuid not null,
  page text not null check (length(page) <= 300),
  at timestamptz not null default clock_timestamp(),
  primary key (site, account, "window")
);
create index presence_account_idx on private.presence (account);

-- Says that `caller` is there, and who else is. The server asks who may before. A name is all that is said of a person; an
-- account that may not sign in any more is not there.
create function private.be_present(in_site uuid, caller uuid, caller_window uuid, at_page text)
returns table (name text, page text, is_caller boolean)
language plpgsql volatile security definer set search_path = '' rows 5 as $$
begin
  insert into private.presence as present (site, account, "window", page)
  values (in_site, caller, caller_window, at_page)
  on conflict (site, account, "window") do update set page = excluded.page, at = clock_timestamp();
  -- Nobody has more windows than these at once, and who is not heard of is gone.
  delete from private.presence where ctid in (
    select present.ctid from private.presence as present
    where present.site = in_site
      and (present.at < clock_timestamp() - interval '30 seconds'
        or present.account = caller and present."window" not in (
          select own."window" from private.presence as own
          where own.site = in_site and own.account = caller order by own.at desc limit 5
        ))
    -- Whoever comes back this moment stays.
    for update skip locked
  );
  return query
    select coalesce(nullif(btrim(profile.full_name), ''), 'Somebody'), present.page, present.account = caller
    from private.presence as present
    join public.site_members as member on member.site = present.site and member.user_id = present.account
    join auth.users as account on account.id = present.account
    left join public.profiles as profile on profile.user_id = present.account
    where present.site = in_site and (present.account, present."window") <> (caller, caller_window)
      and account.deleted_at is null and coalesce(account.banned_until, '-infinity') < now()
    order by present.at desc
    limit 20;
end
$$;
revoke execute on function private.be_present(uuid, uuid, uuid, text) from public, anon, authenticated;
