-- What the studio decides of its templates. A design of the catalogue without a row is shown, as usual; a row with a document is
-- a template that was a site.
create table private.templates (
  slug text primary key check (slug ~ '^[a-z][a-z0-9-]{0,39}$'),
  state text not null default 'shown' check (state in ('shown', 'hidden', 'retired')),
  -- Its place among all; those that have none come after, as the catalogue has them.
  position int check (position >= 0),
  is_featured boolean not null default false,
  trades text[] check (cardinality(trades) <= 100 and array_to_string(trades, ' ') ~ '^[A-Za-z ]*$'),
  note text not null default '' check (char_length(note) <= 2000),
  -- Of those that were a site. Not jsonb, which forgets the order of fields.
  name text check (char_length(name) between 1 and 80),
  industry text check (char_length(industry) between 1 and 120),
  design text check (design ~ '^[a-z][a-z0-9-]{0,39}$' and design <> slug),
  document json check (json_typeof(document) = 'object'),
  site uuid references public.sites (id) on delete set null,
  version int check (version >= 1),
  -- Of two who decide at once the second names one that is past.
  revision int not null default 1 check (revision >= 1),
  -- What the last act changed, as it was before: to be taken back once.
  before jsonb,
  changed_at timestamptz not null default now(),
  changed_by uuid references auth.users (id) on delete set null,
  check ((design is null) = (document is null) and (design is null) = (name is null) and (design is null) = (industry is null)),
  check (design is not null or (site is null and version is null))
);
create index templates_site_idx on private.templates (site) where site is not null;
create index templates_changed_by_idx on private.templates (changed_by) where changed_by is not null;
comment on column private.templates.state is
  'hidden: whoever has its link begins with it; retired: nobody does. What was begun with it stays as it is.';
comment on column private.templates.trades is 'Those that it suits as it is; null: as its makers say (templates/suits.ts).';
comment on column private.templates.design is 'Of the catalogue, whose blocks it is made of; null: it is one of the catalogue itself.';
comment on column private.templates.version is 'Of the site that it was.';

-- What a version of a template is, in the studio's words.
create table private.template_notes (
  slug text not null check (slug ~ '^[a-z][a-z0-9-]{0,39}$'),
  version int not null check (version >= 1),
  note text not null check (char_length(note) between 1 and 1000),
  at timestamptz not null default now(),
  by uuid references auth.users (id) on delete set null,
  primary key (slug, version)
);
create index template_notes_by_idx on private.template_notes (by) where by is not null;
comment on column private.template_notes.version is
  'Of the catalogue''s, as design-versions.json counts them; of those that were a site, that of the site.';

-- Every server hears that the list has changed the moment it is committed (server/catalogue).
create function private.announce_templates() returns trigger
language plpgsql volatile set search_path = '' as $$
begin
  perform pg_notify('templates', '');
  return null;
end
$$;
create trigger announce_templates after insert or update or delete on private.templates
  for each statement execute function private.announce_templates();

-- A site remembers what it began with, whatever it wears later.
alter table public.sites add column begun_from text check (begun_from ~ '^[a-z][a-z\d-]*$');
update public.sites set begun_from = template;
create function private.begin_with_template() returns trigger
language plpgsql volatile set search_path = '' as $$
begin
  new.begun_from := coalesce(new.begun_from, new.template);
  return new;
end
$$;
create trigger begin_with_template before insert on public.sites
  for each row execute function private.begin_with_template();
create index sites_begun_from_idx on public.sites (begun_from, created_at desc, id);
comment on column public.sites.begun_from is 'The template that it began with: its design, or one of the studio''s that was a site.';

-- What everybody may know: what the server tells whoever asks, and does not ask again until it hears of a change.
create function private.known_templates() returns table (
  slug text,
  state text,
  is_placed boolean,
  is_featured boolean,
  trades text[],
  name text,
  industry text,
  design text
)
language sql stable security definer set search_path = '' rows 50 as $$
  select one.slug, one.state, one.position is not null, one.is_featured, one.trades, one.name, one.industry, one.design
  from private.templates as one
  -- Of the catalogue's everybody knows anyway that they are there; of the studio's own, by the studio alone.
  where one.design is null or one.state = 'shown'
  order by one.position nulls last, one.changed_at, one.slug
$$;

-- Of each template: what was made of it, and how far those came who looked at it in the last weeks.
create function private.template_counts(weeks int) returns table (
  slug text,
  made int,
  live int,
  demos int,
  editors int,
  sites int,
  published int
)
language sql stable security definer set search_path = '' rows 50 as $$
  with bounds as (
    select date_trunc('week', now() at time zone 'utc')::date
      - 7 * (least(greatest(coalesce(weeks, 12), 1), 104) - 1) as first_day
  ), seen as (
    select view.name, sum(view.count) filter (where view.kind = 'demo')::int as demos,
      sum(view.count) filter (where view.kind = 'editor')::int as editors
    from private.studio_views as view, bounds
    where view.day >= bounds.first_day and view.kind <> 'fitting' group by 1
  ), made as (
    select site.begun_from as name, count(*)::int as made, count(*) filter (where site.status = 'live')::int as live,
      count(*) filter (where site.created_at >= bounds.first_day::timestamp at time zone 'utc')::int as sites,
      count(*) filter (
        where site.created_at >= bounds.first_day::timestamp at time zone 'utc' and site.published_at is not null
      )::int as published
    from public.sites as site, bounds group by 1
  )
  select coalesce(seen.name, made.name), coalesce(made.made, 0), coalesce(made.live, 0), coalesce(seen.demos, 0),
    coalesce(seen.editors, 0), coalesce(made.sites, 0), coalesce(made.published, 0)
  from seen full join made using (name)
$$;

create function public.list_templates(weeks int default 12) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'templates', coalesce((
      select jsonb_agg(jsonb_build_object(
        'slug', one.slug, 'state', one.state, 'position', one.position, 'is_featured', one.is_featured, 'trades', one.trades,
        'note', one.note, 'name', one.name, 'industry', one.industry, 'design', one.design, 'site', one.site,
        'site_name', site.name, 'version', one.version, 'revision', one.revision, 'before', one.before,
        'changed_at', one.changed_at, 'changed_by', coalesce(nullif(btrim(person.full_name), ''), person.email, '')
      ) order by one.position nulls last, one.changed_at, one.slug)
      from private.templates as one
      left join public.sites as site on site.id = one.site
      left join public.profiles as person on person.user_id = one.changed_by
    ), '[]'),
    'counts', coalesce((select jsonb_agg(to_jsonb(one)) from private.template_counts(weeks) as one), '[]')
  );
end
$$;
comment on function public.list_templates is
  'What the studio has decided of its templates, and what was made of each in all and in the last weeks. For administrators.';

create function public.list_template_notes(of_template text) returns table (version int, note text, at timestamptz, by_whom text)
language plpgsql stable security definer set search_path = '' rows 10 as $$
begin
  perform private.require_admin();
  return query
    select one.version, one.note, one.at, coalesce(nullif(btrim(person.full_name), ''), person.email, '')
    from private.template_notes as one
    left join public.profiles as person on person.user_id = one.by
    where one.slug = of_template
    order by one.version desc
    limit 200;
end
$$;
comment on function public.list_template_notes is 'What the versions of a template are, the newest first. For administrators.';

create function public.list_template_sites(of_template text, page int default 1, page_size int default 20) returns table (
  id uuid,
  name text,
  subdomain text,
  status text,
  template text,
  owner uuid,
  owner_name text,
  created_at timestamptz,
  found int
)
language plpgsql stable security definer set search_path = '' rows 20 as $$
declare
  size int := least(greatest(coalesce(page_size, 20), 1), 100);
  every int;
begin
  perform private.require_admin();
  select count(*)::int into every from public.sites as site where site.begun_from = of_template;
  return query
    select site.id, site.name, site.subdomain, site.status, site.template, site.owner,
      coalesce(nullif(btrim(person.full_name), ''), person.email), site.created_at, every
    from public.sites as site
    left join public.profiles as person on person.user_id = site.owner
    where site.begun_from = of_template
    order by site.created_at desc, site.id
    limit size offset (least(greatest(coalesce(page, 1), 1), 10000) - 1) * size;
end
$$;
comment on function public.list_template_sites is 'The sites that began with a template, the newest first, at most 100 at once. For administrators.';

revoke execute on function
  private.announce_templates(), private.begin_with_template(), private.known_templates(), private.template_counts(int)
  from public, anon, authenticated;
revoke execute on function
  public.list_templates(int), public.list_template_notes(text), public.list_template_sites(text, int, int) from public, anon;
grant execute on function
  public.list_templates(int), public.list_template_notes(text), public.list_template_sites(text, int, int) to authenticated;
