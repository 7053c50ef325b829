-- What administrators do with the people of the studio.

-- Asked by the server of each command that is for administrators, in its transaction. Nobody else reads roles.
create function private.is_admin_session(account uuid, session uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.profiles as person
    join auth.sessions as opened on opened.user_id = person.user_id
    where person.user_id = account and person.role = 'admin' and opened.id = session
  )
$$;

-- The first line of each function by which administrators read what is others': it runs as the definer, past all policies.
create function private.require_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception using errcode = 'insufficient_privilege', message = 'Only an administrator may see this.';
  end if;
end
$$;
revoke execute on function private.is_admin_session(uuid, uuid), private.require_admin() from public, anon, authenticated;
