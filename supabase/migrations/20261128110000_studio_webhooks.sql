-- Addresses outside that hear what happens in the whole studio. Commands of administrators write them, functions read them; the
-- secret nobody reads again.
create table private.studio_webhooks (
  id uuid primary key,
  url text not null check (char_length(url) <= 500 and url like 'https://%'),
  events text[] not null check (cardinality(events) > 0),
  secret text not null,
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default now(),
  failing_since timestamptz,
  disabled_at timestamptz
);
comment on column private.studio_webhooks.disabled_at is 'After three days of failure; saving it again begins anew.';

-- What each of them is to be told, written in the transaction in which it happens. A row is sent until it is taken, always with
-- its own id: whoever takes it twice can tell.
create table private.studio_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook uuid not null references private.studio_webhooks (id) on delete cascade,
  event text not null,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  at timestamptz not null default clock_timestamp(),
  attempts int not null default 0,
  -- When it is tried (again); null of what was taken or given up.
  next_at timestamptz,
  taken_at timestamptz,
  -- What was answered last, or why nothing was.
  tried_at timestamptz,
  status int,
  problem text check (char_length(problem) <= 300),
  took_ms int
);
create index studio_deliveries_due_idx on private.studio_deliveries (webhook, next_at) where next_at is not null;
create index studio_deliveries_newest_idx on private.studio_deliveries (webhook, at desc);
create index studio_deliveries_at_idx on private.studio_deliveries (at);

-- One row for each address that wants to hear of it. Whoever causes it has no rights here and needs none.
create function private.tell_studio(of_event text, told jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.studio_deliveries (webhook, event, data, next_at)
  select hook.id, of_event, told, now() from private.studio_webhooks as hook where of_event = any (hook.events)
$$;

-- Ids and names, and nothing by which somebody could be written to.
create function private.told_account(of_account uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when of_account is not null then jsonb_build_object('id', of_account, 'name', coalesce(
    (select nullif(btrim(person.full_name), '') from public.profiles as person where person.user_id = of_account), ''
  )) end
$$;
create function private.told_site(site public.sites) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'site', jsonb_build_object('id', site.id, 'name', site.name, 'subdomain', site.subdomain, 'design', site.template),
    'account', private.told_account(site.owner)
  )
$$;
create function private.told_invoice(invoice public.invoices) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'invoice', jsonb_build_object('id', invoice.id, 'number', invoice.number, 'grossCents', invoice.gross_cents,
      'currency', invoice.currency, 'dueOn', invoice.due_on),
    'account', private.told_account(invoice.customer)
  )
$$;

create function private.tell_of_account() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.tell_studio('account.created', jsonb_build_object('account', private.told_account(new.user_id)));
  return null;
end
$$;
create trigger tell_of_account after insert on public.profiles
  for each row execute function private.tell_of_account();

create function private.tell_of_suspension() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.tell_studio('account.suspended', jsonb_build_object(
    'account', private.told_account(new.account), 'sitesStayLive', new.sites_stay_live
  ));
  return null;
end
$$;
create trigger tell_of_suspension after insert on private.suspensions
  for each row execute function private.tell_of_suspension();

-- A site is published with each build that its visitors are served anew, and no longer once it has none or is in the trash.
create function private.tell_of_site() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.tell_studio('site.created', private.told_site(new));
  elsif new.live_build is not null and new.live_build is distinct from old.live_build then
    perform private.tell_studio('site.published', private.told_site(new) || jsonb_build_object(
      'version', (select build.version from private.builds as build where build.id = new.live_build),
      'isFirst', old.published_at is null
    ));
  elsif old.live_build is not null and old.trashed_at is null and (new.live_build is null or new.trashed_at is not null) then
    perform private.tell_studio('site.unpublished', private.told_site(new));
  end if;
  return null;
end
$$;
create trigger tell_of_new_site after insert on public.sites
  for each row execute function private.tell_of_site();
create trigger tell_of_site after update of live_build, trashed_at on public.sites
  for each row execute function private.tell_of_site();

create function private.tell_of_quote() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.tell_studio('quote.accepted', jsonb_build_object(
    'quote', jsonb_build_object('id', new.id, 'title', new.title, 'grossCents', new.gross_cents, 'currency', new.currency),
    'account', private.told_account(new.customer)
  ));
  return null;
end
$$;
create trigger tell_of_quote after update of accepted_at on public.quotes
  for each row when (old.accepted_at is null and new.accepted_at is not null) execute function private.tell_of_quote();

-- Overdue is told when it is first said to the customer: by a reminder of its own, or by that of their hosting.
create function private.tell_of_invoice() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.tell_studio('invoice.issued', private.told_invoice(new));
  elsif not exists (select from public.subscriptions as subscription where subscription.renewal = new.id) then
    perform private.tell_studio('invoice.overdue', private.told_invoice(new));
  end if;
  return null;
end
$$;
create trigger tell_of_issued_invoice after insert on public.invoices
  for each row when (new.kind = 'invoice') execute function private.tell_of_invoice();
create trigger tell_of_overdue_invoice after update of reminded_on on public.invoices
  for each row when (new.reminded_on > new.due_on and (old.reminded_on is null or old.reminded_on <= old.due_on))
  execute function private.tell_of_invoice();

create function private.tell_of_late_hosting() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  late public.invoices;
begin
  select * into late from public.invoices as invoice where invoice.id = new.renewal;
  if found then
    perform private.tell_studio('invoice.overdue', private.told_invoice(late));
  end if;
  return null;
end
$$;
create trigger tell_of_late_hosting after update of state on public.subscriptions
  for each row when (old.state = 'active' and new.state = 'overdue') execute function private.tell_of_late_hosting();

-- Money has come, or was in favour, and nothing is open any more. By its name it comes after `sum_up_invoice`, which sums up.
create function private.tell_of_payment() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  paid public.invoices;
begin
  select invoice.* into paid
  from private.ledger_transactions as booked join public.invoices as invoice on invoice.id = booked.invoice
  where booked.id = new.transaction and booked.kind in ('payment', 'prepaid') and invoice.open_cents = 0;
  if found then
    perform private.tell_studio('invoice.paid', private.told_invoice(paid));
  end if;
  return null;
end
$$;
create trigger tell_of_payment after insert on private.ledger_entries
  for each row when (new.account = 'receivable' and new.amount_cents < 0) execute function private.tell_of_payment();

-- Never what was asked or answered: that is between two people.
create function private.tell_of_ticket() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.tell_studio('ticket.opened', jsonb_build_object(
    'ticket', jsonb_build_object('id', new.id), 'site', new.site, 'account', private.told_account(new.account)
  ));
  return null;
end
$$;
create trigger tell_of_ticket after insert on public.tickets
  for each row execute function private.tell_of_ticket();
create function private.tell_of_answer() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.tell_studio('ticket.answered', (
    select jsonb_build_object(
      'ticket', jsonb_build_object('id', ticket.id), 'site', ticket.site, 'account', private.told_account(ticket.account),
      'by', private.told_account(new.author)
    ) from public.tickets as ticket where ticket.id = new.ticket
  ));
  return null;
end
$$;
create trigger tell_of_answer after insert on public.ticket_messages
  for each row when (new.side = 'studio' and not new.internal) execute function private.tell_of_answer();

create function public.list_studio_webhooks() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', hook.id, 'url', hook.url, 'events', hook.events, 'madeAt', hook.made_at,
      'failingSince', hook.failing_since, 'disabledAt', hook.disabled_at,
      'waiting', (
        select count(*) from private.studio_deliveries as waiting where waiting.webhook = hook.id and waiting.next_at is not null
      ),
      'deliveries', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', one.id, 'event', one.event, 'at', one.at, 'attempts', one.attempts, 'nextAt', one.next_at,
          'takenAt', one.taken_at, 'status', one.status, 'problem', one.problem, 'tookMs', one.took_ms
        ) order by one.at desc)
        from (
          select * from private.studio_deliveries as every where every.webhook = hook.id order by every.at desc limit 12
        ) as one
      ), '[]')
    ) order by hook.made_at, hook.id)
    from private.studio_webhooks as hook
  ), '[]');
end
$$;
comment on function public.list_studio_webhooks is
  'Where events of the studio are sent, with the last twelve that each was told or is to be told; never the secret. For administrators.';

revoke execute on function
  private.tell_studio(text, jsonb), private.told_account(uuid), private.told_site(public.sites), private.told_invoice(public.invoices)
  from public, anon, authenticated;
revoke execute on function public.list_studio_webhooks() from public, anon;
grant execute on function public.list_studio_webhooks() to authenticated;
