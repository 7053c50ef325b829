-- What a function or policy may ask about the request itself, under PostgREST's names: request.method, request.path and
-- request.headers (JSON, names in lower case). Set like the claims, until the transaction ends.
drop function private.open_request(text, text, uuid, boolean);

create function private.open_request(
  caller_role text,
  claims text,
  session uuid,
  read_only boolean,
  method text,
  path text,
  headers text
) returns void
language plpgsql volatile as $$
declare
  ignored text;
begin
  -- A token outlives its session by up to an hour: sign-out, ban and deletion must count at once.
  if session is not null and not exists (select from auth.sessions where id = session) then
    raise exception using errcode = 'SE401', message = 'Session from session_id claim in JWT does not exist';
  end if;
  if read_only then
    ignored := set_config('transaction_read_only', 'on', true);
  end if;
  ignored := set_config('request.method', method, true);
  ignored := set_config('request.path', path, true);
  ignored := set_config('request.headers', headers, true);
  ignored := set_config('request.jwt.claims', claims, true);
  -- Last: whatever follows has only the rights of the caller.
  ignored := set_config('role', caller_role, true);
end
$$;
comment on function private.open_request is 'Called by the server as the first statement of each request of a caller.';
revoke execute on function private.open_request(text, text, uuid, boolean, text, text, text)
  from public, anon, authenticated;
