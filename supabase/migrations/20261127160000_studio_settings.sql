-- What administrators set for the whole studio (contract/studio-settings.ts says what there is, and what is usual). A row that
-- is missing is as usual.
create table private.studio_settings (
  key text primary key check (key ~ '^[a-zA-Z]{1,40}$'),
  value jsonb not null,
  -- What it was before, to be taken back once; null where that was the usual.
  before jsonb,
  changed_by uuid references auth.users (id) on delete set null,
  changed_at timestamptz not null default now()
);

create function private.studio_setting(of_key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select setting.value from private.studio_settings as setting where setting.key = of_key
$$;

create function public.list_studio_settings() returns table (
  key text,
  value jsonb,
  before jsonb,
  changed_by text,
  changed_at timestamptz
)
language plpgsql stable security definer set search_path = '' rows 10 as $$
begin
  perform private.require_admin();
  return query
    select setting.key, setting.value, setting.before,
      coalesce(nullif(btrim(person.full_name), ''), person.email, ''), setting.changed_at
    from private.studio_settings as setting
    left join public.profiles as person on person.user_id = setting.changed_by;
end
$$;
comment on function public.list_studio_settings is 'What is set otherwise than usual, by whom and when. For administrators.';

-- What customers are told on their dashboards.
create table private.announcements (
  id uuid primary key,
  title text not null check (char_length(title) between 1 and 120),
  body text not null check (char_length(body) between 1 and 1000),
  shown_from timestamptz not null,
  shown_until timestamptz,
  author uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  check (shown_until is null or shown_until > shown_from)
);
create index announcements_newest_idx on private.announcements (shown_from desc, id desc);

create function public.list_announcements() returns table (
  id uuid,
  title text,
  body text,
  shown_from timestamptz,
  shown_until timestamptz,
  withdrawn_at timestamptz,
  made_by text
)
language plpgsql stable security definer set search_path = '' rows 50 as $$
begin
  perform private.require_admin();
  return query
    select one.id, one.title, one.body, one.shown_from, one.shown_until, one.withdrawn_at,
      coalesce(nullif(btrim(person.full_name), ''), person.email, '')
    from private.announcements as one
    left join public.profiles as person on person.user_id = one.author
    order by one.shown_from desc, one.id desc
    limit 200;
end
$$;
comment on function public.list_announcements is 'The 200 newest, withdrawn ones too. For administrators.';

create function public.studio_notices() returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when exists (select private.open_caller()) then jsonb_build_object(
    'maintenance', private.studio_setting('maintenance'),
    'announcements', coalesce((
      select jsonb_agg(jsonb_build_object('id', one.id, 'title', one.title, 'body', one.body) order by one.shown_from desc, one.id desc)
      from (
        select * from private.announcements as every
        where every.withdrawn_at is null and every.shown_from <= now() and (every.shown_until is null or every.shown_until > now())
        order by every.shown_from desc, every.id desc
        limit 3
      ) as one
    ), '[]')
  ) end
$$;
comment on function public.studio_notices is 'What the studio tells whoever is signed in: of maintenance, and its three newest announcements.';

-- The audit, newest first. Whoever looks for a person, an act or a target finds it by an index; an act is one of few.
create index audit_act_idx on private.audit (act);
create index audit_kind_idx on private.audit (target_kind);
create index audit_any_target_idx on private.audit (target);

create function private.find_audit(containing text, with_kind text) returns setof bigint
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  sought text := lower(nullif(btrim(containing), ''));
  pattern text := regexp_replace(coalesce(sought, ''), '([\\%_])', '\\\1', 'g') || '%';
  people uuid[];
begin
  if sought is not null then
    people := array(
      select person.user_id from public.profiles as person
      where lower(person.email) like pattern or lower(person.full_name) like pattern
      limit 100
    );
  end if;
  return query
    select entry.id from private.audit as entry
    where (with_kind is null or entry.target_kind = with_kind)
      and (sought is null or entry.act = sought or entry.target = sought or entry.actor = any (people));
end
$$;

create function private.as_uuid(said text) returns uuid
language sql immutable set search_path = '' as $$
  select case when said ~ '^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$' then said::uuid end
$$;

create function private.tell_audit(of_entries bigint[]) returns table (
  id bigint,
  at timestamptz,
  act text,
  actor uuid,
  actor_name text,
  on_behalf_of text,
  target_kind text,
  target text,
  target_name text,
  before jsonb,
  after jsonb
)
language sql stable security definer set search_path = '' as $$
  select entry.id, entry.at, entry.act, entry.actor,
    coalesce(nullif(btrim(by_whom.full_name), ''), by_whom.email),
    coalesce(nullif(btrim(for_whom.full_name), ''), for_whom.email),
    entry.target_kind, entry.target,
    coalesce(site.name, announcement.title, nullif(btrim(whom.full_name), ''), whom.email),
    entry.before, entry.after
  from private.audit as entry
  left join public.profiles as by_whom on by_whom.user_id = entry.actor
  left join public.profiles as for_whom on for_whom.user_id = entry.on_behalf_of
  left join public.sites as site on entry.target_kind = 'site' and site.id = private.as_uuid(entry.target)
  left join private.announcements as announcement
    on entry.target_kind = 'announcement' and announcement.id = private.as_uuid(entry.target)
  left join public.profiles as whom on entry.target_kind = 'account' and whom.user_id = private.as_uuid(entry.target)
  where entry.id = any (of_entries)
  order by entry.id desc
$$;

create function public.list_audit(
  containing text default null,
  with_kind text default null,
  page int default 1,
  page_size int default 50
) returns table (
  id bigint,
  at timestamptz,
  act text,
  actor uuid,
  actor_name text,
  on_behalf_of text,
  target_kind text,
  target text,
  target_name text,
  before jsonb,
  after jsonb,
  found int
)
language plpgsql stable security definer set search_path = '' rows 50 as $$
declare
  size int := least(greatest(coalesce(page_size, 50), 1), 200);
  every bigint[];
begin
  perform private.require_admin();
  every := array(select entry from private.find_audit(containing, with_kind) as entry order by entry desc);
  return query
    select entry.*, cardinality(every) from private.tell_audit(
      every[(least(greatest(coalesce(page, 1), 1), 10000) - 1) * size + 1 : least(greatest(coalesce(page, 1), 1), 10000) * size]
    ) as entry;
end
$$;
comment on function public.list_audit is
  'What was done, newest first, at most 200 at once: of an act, of a target, or of whoever''s name or address begins like that. For administrators.';

create function public.audit_kinds() returns setof text
language plpgsql stable security definer set search_path = '' rows 10 as $$
begin
  perform private.require_admin();
  return query
    with recursive kinds (kind) as (
      select min(entry.target_kind) from private.audit as entry
      union all
      select (select min(later.target_kind) from private.audit as later where later.target_kind > kinds.kind)
      from kinds where kinds.kind is not null
    )
    select kinds.kind from kinds where kinds.kind is not null;
end
$$;
comment on function public.audit_kinds is 'What acts of the audit are about. For administrators.';

-- How the database is, and what waits in it.
create function public.studio_health() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'postgres', current_setting('server_version'),
    'databaseBytes', pg_database_size(current_database()),
    'largest', (
      select jsonb_agg(jsonb_build_object('name', one.name, 'bytes', one.bytes) order by one.bytes desc)
      from (
        select format('%s.%s', space.nspname, class.relname) as name, pg_total_relation_size(class.oid) as bytes
        from pg_class as class join pg_namespace as space on space.oid = class.relnamespace
        where class.relkind = 'r' and space.nspname in ('public', 'private', 'auth', 'pgboss')
        order by pg_total_relation_size(class.oid) desc
        limit 5
      ) as one
    ),
    'jobs', (
      select jsonb_build_object(
        'waiting', count(*) filter (where job.state in ('created', 'retry') and job.start_after <= now()),
        'running', count(*) filter (where job.state = 'active'),
        'failed', count(*) filter (where job.state = 'failed' and job.completed_on > now() - interval '7 days'),
        'oldestSeconds', coalesce(extract(epoch from now() - min(job.start_after) filter (where job.state in ('created', 'retry') and job.start_after <= now())), 0)::int
      ) from pgboss.job
    ),
    'mails', (
      select jsonb_build_object(
        'waiting', count(*) filter (where mail.delivered_at is null and mail.failed_at is null),
        'failed', count(*) filter (where mail.failed_at > now() - interval '7 days'),
        'oldestSeconds', coalesce(extract(epoch from now() - min(mail.created_at) filter (where mail.delivered_at is null and mail.failed_at is null)), 0)::int
      ) from private.mail_queue as mail
    )
  );
end
$$;
comment on function public.studio_health is 'How large the database is, and what waits in it. For administrators.';

-- A role is asked for where the studio lets it be; whoever it names, and the first of a new studio, may ask at any time.
create or replace function private.insert_profile(account auth.users) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.profiles (user_id, email, full_name, requested_role)
  values (
    account.id,
    coalesce(account.email, ''),
    case jsonb_typeof(account.raw_user_meta_data -> 'full_name')
      when 'string' then left(btrim(account.raw_user_meta_data ->> 'full_name', E' \t\r\n'), 200)
      else ''
    end,
    case when account.raw_user_meta_data -> 'role' = '"admin"' and (
      private.studio_setting('asksForAdmin') is distinct from 'false'
      or (select value from private.settings where key = 'admin_emails') ? lower(account.email)
      or not exists (select from public.profiles where role = 'admin')
    ) then 'admin' end
  )
$$;

-- Whether somebody has invited the owner of an address, where a sign-up needs that.
create function private.is_invited(address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.site_invitations as invitation
    where invitation.email = lower(btrim(address)) and invitation.expires_at > now()
      and invitation.accepted_at is null and invitation.declined_at is null and invitation.revoked_at is null
  )
$$;

revoke execute on function
  private.studio_setting(text), private.find_audit(text, text), private.tell_audit(bigint[]), private.as_uuid(text),
  private.is_invited(text) from public, anon, authenticated;
revoke execute on function
  public.list_studio_settings(), public.list_announcements(), public.studio_notices(), public.list_audit(text, text, int, int),
  public.audit_kinds(), public.studio_health() from public, anon;
grant execute on function
  public.list_studio_settings(), public.list_announcements(), public.studio_notices(), public.list_audit(text, text, int, int),
  public.audit_kinds(), public.studio_health() to authenticated;
