-- A site of the studio's becomes a template: what stands in `private.templates` of it, and pictures that are nobody's but the template's.

-- One version of a site is one template, however often somebody presses.
create unique index templates_site_version on private.templates (site, version) where site is not null;

-- Copies of the pictures that the site showed, cut as it showed them: they have no owner, and stay as long as sites may show them.
create table private.template_pictures (
  picture uuid primary key references public.pictures (id) on delete cascade,
  template text not null check (template ~ '^[a-z][a-z0-9-]{0,39}$')
);
create index template_pictures_template_idx on private.template_pictures (template);

drop function private.known_templates();
create function private.known_templates() returns table (
  slug text,
  state text,
  is_placed boolean,
  is_featured boolean,
  trades text[],
  name text,
  industry text,
  design text,
  version int
)
language sql stable security definer set search_path = '' rows 50 as $$
  select one.slug, one.state, one.position is not null, one.is_featured, one.trades, one.name, one.industry, one.design, one.version
  from private.templates as one
  -- Of the catalogue's everybody knows anyway that they are there; of the studio's own, by the studio alone.
  where one.design is null or one.state = 'shown'
  order by one.position nulls last, one.changed_at, one.slug
$$;
revoke execute on function private.known_templates() from public, anon, authenticated;

-- The studio's own sites, whose owner administers it, with what was published of each: what can become a template.
create function public.list_studio_sites() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'site', site.id, 'name', site.name, 'subdomain', site.subdomain, 'status', site.status, 'design', site.template,
      'owner', coalesce(nullif(btrim(owner.full_name), ''), owner.email, ''), 'is_mine', site.owner = auth.uid(),
      'versions', (
        select coalesce(jsonb_agg(jsonb_build_object('number', one.number, 'name', one.name, 'at', one.at) order by one.number desc), '[]')
        from (
          select version.number, version.name, version.at from public.versions as version
          where version.site = site.id order by version.number desc limit 50
        ) as one
      ),
      'template', (
        select jsonb_build_object('slug', one.slug, 'name', one.name, 'version', one.version)
        from private.templates as one where one.site = site.id order by one.changed_at desc limit 1
      )
    ) order by site.name, site.id)
    from (
      select site.* from public.sites as site join public.profiles as person on person.user_id = site.owner
      where person.role = 'admin' and site.trashed_at is null
      order by site.updated_at desc limit 200
    ) as site
    join public.profiles as owner on owner.user_id = site.owner
  ), '[]');
end
$$;
comment on function public.list_studio_sites is
  'Sites whose owners administer the studio, at most 200, with what was published of each and the template that it is. For administrators.';
revoke execute on function public.list_studio_sites() from public, anon;
grant execute on function public.list_studio_sites() to authenticated;
