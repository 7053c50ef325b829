-- As before, but an address that is being removed meanwhile is waited for, and told nothing where it is gone: a row for it would have
-- failed, and with it what somebody else was doing at that moment.
create or replace function private.tell_studio(of_event text, told jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.studio_deliveries (webhook, event, data, next_at)
  select hook.id, of_event, told, now() from private.studio_webhooks as hook where of_event = any (hook.events)
  for key share
$$;
