-- Administrators read by functions, never by a second policy. Policies of one table are joined by OR, and PostgreSQL
-- can use no index for "the row is mine or I am an administrator": every read of a customer walked through all rows.
drop policy "Administrators read every profile" on public.profiles;

-- What list_people looks for: the newest first, waiting requests, and the beginning of an address or a name.
create index profiles_newest_idx on public.profiles (created_at desc, user_id desc);
create index profiles_requests_idx on public.profiles (created_at desc, user_id desc) where requested_role is not null;
create index profiles_email_idx on public.profiles (lower(email) text_pattern_ops);
create index profiles_full_name_idx on public.profiles (lower(full_name) text_pattern_ops);

-- As the definer it reads past the policies, so the first thing it does is to ask who calls. It plans anew for every
-- call: with the values known, whatever is not asked for falls away and the beginning of a text can be looked up. What
-- is searched for is sorted by something that no index has: going through everybody from the newest on, until enough
-- have matched, takes the longer the fewer they are.
create function public.list_people(
  with_role text default null,
  with_requested_role text default null,
  beginning_with text default null,
  before_created_at timestamptz default null,
  before_user_id uuid default null,
  page_size int default 50
) returns setof public.profiles
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  pattern text := regexp_replace(lower(nullif(btrim(beginning_with), '')), '([\\%_])', '\\\1', 'g') || '%';
begin
  if not private.is_admin() then
    raise exception using errcode = 'insufficient_privilege', message = 'Only an administrator may list people.';
  end if;
  return query
    select * from public.profiles as person
    where (with_role is null or person.role = with_role)
      and (with_requested_role is null or person.requested_role = with_requested_role)
      and (pattern is null or lower(person.email) like pattern or lower(person.full_name) like pattern)
      and (before_created_at is null
        or (person.created_at, person.user_id) < (before_created_at, coalesce(before_user_id, '00000000-0000-0000-0000-000000000000')))
    order by
      case when pattern is null then person.created_at else person.created_at + interval '0' end desc,
      person.user_id desc
    limit least(greatest(coalesce(page_size, 50), 1), 200);
end
$$;
comment on function public.list_people is
  'Profiles, newest first, at most 200; the next page lies before the last row of this one. For administrators.';
revoke execute on function public.list_people(text, text, text, timestamptz, uuid, int) from public, anon;
grant execute on function public.list_people(text, text, text, timestamptz, uuid, int) to authenticated;
