-- Copies of the whole database, made by a press (server/backup). The files lie in the folder of the server that made them; this is
-- what is known of them.
create table private.backups (
  id uuid primary key,
  -- files: those of the embedded database, as they lie; dump: what pg_dump wrote.
  kind text check (kind in ('files', 'dump')),
  asked_by uuid references auth.users (id) on delete set null,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Of one that is whole.
  file text check (char_length(file) <= 200),
  bytes bigint check (bytes > 0),
  sha256 bytea check (length(sha256) = 32),
  -- Which machine it lies on.
  host text check (char_length(host) <= 255),
  -- When its file was deleted, to make room for later ones.
  dropped_at timestamptz,
  -- Why there is none.
  problem text check (char_length(problem) <= 500),
  check ((file is null) = (sha256 is null) and (file is null) = (bytes is null)),
  check (ended_at is null or (file is null) <> (problem is null))
);
-- One at a time, in all servers.
create unique index backups_one_at_once on private.backups ((ended_at is null)) where ended_at is null;
create index backups_started_idx on private.backups (started_at desc);

create function public.list_backups() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', one.id, 'kind', one.kind, 'startedAt', one.started_at, 'endedAt', one.ended_at, 'file', one.file, 'bytes', one.bytes,
      'sha256', encode(one.sha256, 'hex'), 'host', one.host, 'problem', one.problem,
      'askedBy', coalesce(nullif(btrim(person.full_name), ''), person.email, '')
    ) order by one.started_at desc)
    from (
      select * from private.backups as every where every.dropped_at is null order by every.started_at desc limit 12
    ) as one
    left join public.profiles as person on person.user_id = one.asked_by
  ), '[]');
end
$$;
comment on function public.list_backups is 'The newest copies of the database and those that failed, without what was deleted again. For administrators.';

create function public.newest_backup() returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select max(backup.started_at) from private.backups as backup where backup.file is not null);
end
$$;
comment on function public.newest_backup is 'When the newest whole copy of the database was begun; null where none ever was. For administrators.';

revoke execute on function public.list_backups(), public.newest_backup() from public, anon;
grant execute on function public.list_backups(), public.newest_backup() to authenticated;
