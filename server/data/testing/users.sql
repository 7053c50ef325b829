-- A row of every kind of column that a filter of the official client is for.
create type public.user_status as enum ('ONLINE', 'OFFLINE');
create table public.users (
  username text primary key,
  age int,
  status public.user_status not null default 'ONLINE',
  tags text[] not null default '{}',
  scores int[] not null default '{}',
  data jsonb,
  details json,
  age_range int4range,
  shift tsrange,
  catchphrase tsvector,
  biography text,
  seen_at timestamptz not null,
  active boolean
);
insert into public.users values
  ('supabot', 30, 'ONLINE', '{a,b}', '{1,2}', '{"role": "bot", "skills": ["sql", "go"], "size": {"cm": 3}}', '{"k": 1}',
    '[1,2)', '[2026-01-01 09:00, 2026-01-01 12:00)', 'fat cat', 'The quick brown fox', '2026-01-01', true),
  ('kiwicopple', 25, 'OFFLINE', '{b,c}', '{2,3}', '{"role": "dev"}', '{"k": 2}',
    '[25,35)', '[2026-01-01 12:00, 2026-01-01 15:00)', 'cat bat', 'A fox that jumps', '2026-02-01', false),
  ('awailas', null, 'ONLINE', '{}', '{}', null, null,
    '[25,35)', null, 'bat rat', 'Nothing of note', '2026-03-01', null),
  ('dragarcia', 20, 'ONLINE', '{"x,y",d}', '{9}', '{"role": "dev", "skills": []}', '{"k": 3}',
    '[20,30)', '[2026-01-01 16:00, 2026-01-01 18:00)', 'fat rat', 'It ran (fast), {braced}', '2026-04-01', true);
alter table public.users enable row level security;
grant select on public.users to anon;
create policy "everybody reads users" on public.users for select to anon using (true);
create function public.get_users() returns setof public.users language sql stable as 'select * from public.users';
grant execute on function public.get_users() to anon;
