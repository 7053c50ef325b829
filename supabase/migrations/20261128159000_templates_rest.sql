-- Those that were sites hang in the order in which they were made: what is decided of one moves it nowhere.
alter table private.templates add column made_at timestamptz not null default now();
update private.templates set made_at = changed_at;

-- The studio's own templates follow the rules of the catalogue's: who has the link of a hidden one begins with it, and is told what it is
-- called; it is on no list that the server hands out (server/catalogue/template-list.ts).
create or replace function private.known_templates() returns table (
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
  order by one.position nulls last, one.made_at, one.slug
$$;

-- What was noted before, to be taken back: so a note that was taken away keeps its row.
alter table private.template_notes
  drop constraint template_notes_note_check,
  add constraint template_notes_note_check check (char_length(note) <= 1000),
  add column before text check (char_length(before) <= 1000);
comment on column private.template_notes.note is 'Empty: there is none any more.';
comment on column private.template_notes.before is 'What it was before the last change; null: it has not been changed.';

drop function public.list_template_notes(text);
create function public.list_template_notes(of_template text)
returns table (version int, note text, before text, at timestamptz, by_whom text)
language plpgsql stable security definer set search_path = '' rows 10 as $$
begin
  perform private.require_admin();
  return query
    select one.version, one.note, one.before, one.at, coalesce(nullif(btrim(person.full_name), ''), person.email, '')
    from private.template_notes as one
    left join public.profiles as person on person.user_id = one.by
    where one.slug = of_template
    order by one.version desc
    limit 200;
end
$$;
comment on function public.list_template_notes is 'What the versions of a template are, the newest first. For administrators.';
revoke execute on function public.list_template_notes(text) from public, anon;
grant execute on function public.list_template_notes(text) to authenticated;

create or replace function public.list_templates(weeks int default 12) returns jsonb
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
      ) order by one.position nulls last, one.made_at, one.slug)
      from private.templates as one
      left join public.sites as site on site.id = one.site
      left join public.profiles as person on person.user_id = one.changed_by
    ), '[]'),
    'counts', coalesce((select jsonb_agg(to_jsonb(one)) from private.template_counts(weeks) as one), '[]')
  );
end
$$;
