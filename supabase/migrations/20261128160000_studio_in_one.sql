-- What the studio mends of a draft is one as long as nobody else saves between, however often it is opened: so it stands in one line.
create or replace function public.my_studio_acts() returns table (
  site uuid,
  site_name text,
  did text,
  page text,
  changes int,
  -- What it is taken back by, as long as it can be.
  before_revision int,
  at timestamptz
)
language sql stable security definer set search_path = '' rows 20 as $$
  with mine as materialized (
    select site.id, site.name from public.sites as site where site.owner in (select private.open_caller())
  )
  select done.* from (
    (
      select mine.id, mine.name, case when audit.act = 'look-at-site' then 'looked' else 'opened' end,
        audit.after ->> 'page', 0, null::int, audit.at
      from mine join private.audit as audit on audit.target_kind = 'site' and audit.target = mine.id::text
      where audit.act in ('look-at-site', 'open-ticket-site')
      order by audit.at desc limit 20
    )
    union all
    (
      select mine.id, mine.name, 'mended', null, count(*)::int, min(kept.revision), max(audit.at)
      from mine join private.audit as audit on audit.target_kind = 'site' and audit.target = mine.id::text
      left join public.kept_drafts as kept
        on kept.site = mine.id and kept.reason = 'studio' and kept.revision = (audit.after ->> 'since')::int
      where audit.act = 'save-ticket-draft'
      group by mine.id, mine.name, audit.after ->> 'since'
      order by max(audit.at) desc limit 20
    )
  ) as done (site, site_name, did, page, changes, before_revision, at)
  order by done.at desc limit 20
$$;
