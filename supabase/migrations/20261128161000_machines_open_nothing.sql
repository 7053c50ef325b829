-- What may be a machine's is told to no address outside, as it is mailed to nobody: not before whoever wrote it has answered by the link
-- of a mail, which is told as the question that it then is.
create or replace function private.tell_of_ticket() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if new.signs = '{}' then
    perform private.tell_opened(new);
  end if;
  return null;
end
$$;
create function private.tell_opened(ticket public.tickets) returns void
language sql volatile security definer set search_path = '' as $$
  select private.tell_studio('ticket.opened', jsonb_build_object(
    'ticket', jsonb_build_object('id', ticket.id), 'site', ticket.site, 'account', private.told_account(ticket.account)
  ))
$$;

create function private.tell_of_first_reply() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  asked public.tickets;
begin
  select * into asked from public.tickets as ticket where ticket.id = new.ticket and ticket.signs <> '{}';
  if found and not exists (
    select from public.ticket_messages as earlier
    where earlier.ticket = new.ticket and earlier.via = 'link' and earlier.id <> new.id
  ) then
    perform private.tell_opened(asked);
  end if;
  return null;
end
$$;
create trigger tell_of_first_reply after insert on public.ticket_messages
  for each row when (new.via = 'link') execute function private.tell_of_first_reply();

revoke execute on function private.tell_opened(public.tickets), private.tell_of_first_reply() from public, anon, authenticated;
