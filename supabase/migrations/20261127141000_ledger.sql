-- Every amount is booked twice: what one account gains, others lose. What was booked is never changed; what is still to be paid of an
-- invoice is what the ledger says of it.
create table private.ledger_transactions (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('invoice', 'credit', 'payment', 'prepaid', 'waiver', 'refund')),
  customer uuid,
  -- The invoice that it is about, and where it is a credit note, that one.
  invoice uuid references public.invoices (id),
  document uuid references public.invoices (id),
  day date not null,
  note text not null default '' check (char_length(note) <= 300),
  at timestamptz not null default now(),
  place bigint not null generated always as identity
);
create index ledger_transactions_customer_idx on private.ledger_transactions (customer, place);
create index ledger_transactions_invoice_idx on private.ledger_transactions (invoice);

-- More than nothing is what the studio has or is owed; less than nothing is what it earned or owes.
create table private.ledger_entries (
  transaction uuid not null references private.ledger_transactions (id),
  place int not null check (place between 1 and 10),
  account text not null check (account in ('receivable', 'revenue', 'tax', 'bank', 'stripe', 'prepaid', 'waived')),
  amount_cents bigint not null check (amount_cents <> 0),
  currency text not null check (currency in ('USD', 'EUR', 'GBP')),
  primary key (transaction, place)
);
create index ledger_entries_account_idx on private.ledger_entries (account, transaction);

-- Asked at the commit, of every transaction that is new: a half of one is never there.
create function private.require_balance() returns trigger
language plpgsql stable security definer set search_path = '' as $$
declare
  entries int;
begin
  select count(*) into entries from private.ledger_entries as entry where entry.transaction = new.id;
  if entries < 2 or exists (
    select from private.ledger_entries as entry where entry.transaction = new.id
    group by entry.currency having sum(entry.amount_cents) <> 0
  ) or (
    select count(distinct entry.currency) from private.ledger_entries as entry where entry.transaction = new.id
  ) <> 1 then
    raise exception using errcode = 'integrity_constraint_violation', message = 'What is booked must sum to zero.';
  end if;
  return null;
end
$$;
create constraint trigger require_balance after insert on private.ledger_transactions
  deferrable initially deferred for each row execute function private.require_balance();

-- An entry that comes later than its transaction would never be weighed.
create function private.refuse_late_entry() returns trigger
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (
    select from private.ledger_transactions as booked
    where booked.id = new.transaction and booked.xmin::text = pg_current_xact_id()::xid::text
  ) then
    raise exception using errcode = 'integrity_constraint_violation', message = 'What was booked stands.';
  end if;
  return new;
end
$$;
create trigger refuse_late_entry before insert on private.ledger_entries
  for each row execute function private.refuse_late_entry();
create trigger refuse_other_transaction before update or delete on private.ledger_transactions
  for each row execute function private.refuse_change();
create trigger refuse_other_entry before update or delete on private.ledger_entries
  for each row execute function private.refuse_change();

-- The row of an invoice says what the ledger says of it, in the same transaction.
create function private.sum_up_invoice() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.invoices as invoice set
    open_cents = invoice.open_cents + new.amount_cents,
    settled_on = case when invoice.open_cents + new.amount_cents = 0 then booked.day end
  from private.ledger_transactions as booked
  where booked.id = new.transaction and invoice.id = booked.invoice;
  return null;
end
$$;
create trigger sum_up_invoice after insert on private.ledger_entries
  for each row when (new.account = 'receivable') execute function private.sum_up_invoice();

-- What a customer has paid beyond what was asked: the studio owes it, and the next invoice takes it.
create function private.prepaid_of(of_customer uuid, in_currency text) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(-sum(entry.amount_cents), 0)::bigint
  from private.ledger_transactions as booked join private.ledger_entries as entry on entry.transaction = booked.id
  where booked.customer = of_customer and entry.account = 'prepaid' and entry.currency = in_currency
$$;

-- Whose address this is, where it is confirmed.
create function private.account_of(address text) returns uuid
language sql stable security definer set search_path = '' as $$
  select person.id from auth.users as person
  where person.email = lower(address) and person.email_confirmed_at is not null and person.deleted_at is null
  limit 1
$$;

-- The statement of an account: each thing that was booked, as its customer sees it, and what is owed after it.
create function private.statement_of(of_customer uuid) returns table (
  place bigint, day date, kind text, number text, note text, currency text, amount_cents bigint, balance_cents bigint
)
language sql stable security definer set search_path = '' as $$
  select booked.place, booked.day, booked.kind, coalesce(document.number, invoice.number, ''), booked.note, sums.currency, sums.amount,
    (sum(sums.amount) over (partition by sums.currency order by booked.place))::bigint
  from private.ledger_transactions as booked
  join lateral (
    select entry.currency, sum(entry.amount_cents)::bigint as amount from private.ledger_entries as entry
    where entry.transaction = booked.id and entry.account in ('receivable', 'prepaid') group by entry.currency
  ) as sums on true
  left join public.invoices as invoice on invoice.id = booked.invoice
  left join public.invoices as document on document.id = booked.document
  where booked.customer = of_customer and sums.amount <> 0
  order by booked.place
$$;
create function public.my_statement() returns table (
  place bigint, day date, kind text, number text, note text, currency text, amount_cents bigint, balance_cents bigint
)
language sql stable security definer set search_path = '' as $$
  select statement.* from private.open_caller() as caller(id) cross join lateral private.statement_of(caller.id) as statement
$$;
comment on function public.my_statement is
  'What was booked for the caller, oldest first, with what is owed after each: less than nothing is in their favour.';

-- What the customer's page shows besides their rows: the day that billing counts from, their hosting, and what they have in favour.
create function public.my_billing() returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'today', private.billing_today(),
    'email', person.email,
    'details', (select details.details from public.billing_details as details where details.account = caller.id),
    'hosting', (
      select json_build_object(
        'id', subscription.id, 'state', subscription.state, 'startedOn', subscription.started_on, 'until', subscription.until,
        'priceCents', subscription.price_cents, 'currency', subscription.currency, 'taxRate', subscription.tax_rate,
        'renewal', subscription.renewal, 'cancelledOn', subscription.cancelled_on, 'suspendedOn', subscription.suspended_on,
        'overdueOn', subscription.overdue_on, 'endedOn', subscription.ended_on
      ) from public.subscriptions as subscription where subscription.customer = caller.id
    ),
    'invoices', (
      select coalesce(json_agg(json_build_object(
        'id', invoice.id, 'number', invoice.number, 'kind', invoice.kind,
        'state', private.invoice_state(invoice, private.billing_today()), 'currency', invoice.currency,
        'grossCents', invoice.gross_cents, 'openCents', invoice.open_cents, 'issuedOn', invoice.issued_on, 'dueOn', invoice.due_on,
        'text', (select line.text from public.invoice_lines as line where line.invoice = invoice.id and line.place = 1),
        'iban', invoice.seller ->> 'iban', 'bic', invoice.seller ->> 'bic', 'payee', invoice.seller ->> 'name',
        'hasDocument', exists (select from private.invoice_documents as document where document.invoice = invoice.id)
      ) order by invoice.issued_on desc, invoice.sequence desc), '[]')
      from (
        select * from public.invoices as own where own.customer = caller.id order by own.issued_on desc, own.sequence desc limit 200
      ) as latest join public.invoices as invoice on invoice.id = latest.id
    ),
    'quotes', (
      select coalesce(json_agg(json_build_object(
        'id', quote.id, 'title', quote.title, 'state', private.quote_state(quote, private.billing_today()),
        'currency', quote.currency, 'grossCents', quote.gross_cents, 'madeOn', quote.made_on, 'validUntil', quote.valid_until
      ) order by quote.at desc), '[]')
      from public.quotes as quote
      where quote.withdrawn_at is null and (
        quote.customer = caller.id
        -- Made before there was an account.
        or quote.customer is null and quote.email = person.email and person.email_confirmed_at is not null
      )
    ),
    'prepaid', (
      select coalesce(json_agg(json_build_object('currency', one.currency, 'cents', one.cents)), '[]') from (
        select entry.currency, -sum(entry.amount_cents) as cents
        from private.ledger_transactions as booked join private.ledger_entries as entry on entry.transaction = booked.id
        where booked.customer = caller.id and entry.account = 'prepaid' group by entry.currency having sum(entry.amount_cents) < 0
      ) as one
    )
  )
  from private.open_caller() as caller(id) join auth.users as person on person.id = caller.id
$$;
comment on function public.my_billing is 'What the caller has to do with money at this moment.';

create function public.billing_overview() returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := private.billing_today();
begin
  perform private.require_admin();
  return json_build_object(
    'today', today,
    'daysAhead', coalesce((select clock.days_ahead from private.billing_clock as clock), 0),
    'seller', (select seller.details from private.seller as seller),
    'sums', (
      select coalesce(json_agg(json_build_object(
        'currency', one.currency, 'openCents', one.open_cents, 'open', one.open, 'overdueCents', one.overdue_cents,
        'overdue', one.overdue, 'paidCents', one.paid_cents
      ) order by one.open_cents + one.paid_cents desc, one.currency), '[]') from (
        select currency, sum(open_cents)::bigint as open_cents, sum(open)::int as open, sum(overdue_cents)::bigint as overdue_cents,
          sum(overdue)::int as overdue, sum(paid_cents)::bigint as paid_cents
        from (
          select invoice.currency, sum(invoice.open_cents) as open_cents, count(*) as open,
            coalesce(sum(invoice.open_cents) filter (where invoice.due_on < today), 0) as overdue_cents,
            count(*) filter (where invoice.due_on < today) as overdue, 0 as paid_cents
          from public.invoices as invoice where invoice.open_cents > 0 group by invoice.currency
          union all
          select payment.currency, 0, 0, 0, 0, sum(payment.amount_cents) from public.payments as payment
          where payment.received_on >= date_trunc('month', today)::date group by payment.currency
        ) as parts group by currency
      ) as one
    ),
    'quotes', (
      select count(*) from public.quotes as quote
      where num_nonnulls(quote.accepted_at, quote.declined_at, quote.withdrawn_at) = 0 and quote.valid_until >= today
    ),
    'subscriptions', (select count(*) from public.subscriptions as subscription where subscription.state in ('active', 'overdue')),
    'suspended', (select count(*) from public.subscriptions as subscription where subscription.state = 'suspended'),
    'refused', (select count(*) from private.stripe_events as event where event.outcome = 'refused')
  );
end
$$;
comment on function public.billing_overview is 'What is outstanding, overdue and paid this month. For administrators.';

create function private.like_pattern(text) returns text language sql immutable set search_path = '' as $$
  select '%' || regexp_replace(lower(btrim($1)), '([\\%_])', '\\\1', 'g') || '%'
$$;

create function public.list_invoices(
  with_state text default null, containing text default null, sorted_by text default 'issued', descending boolean default true,
  page_size int default 50, page int default 1
) returns table (
  id uuid, number text, kind text, state text, name text, email text, currency text, gross_cents bigint, open_cents bigint,
  issued_on date, due_on date, found int
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  today date := private.billing_today();
  pattern text := private.like_pattern(nullif(btrim(containing), ''));
  size int := least(greatest(coalesce(page_size, 50), 1), 100001);
begin
  perform private.require_admin();
  return query
    with asked as (
      -- The rows of one page, by the index that has the order where there is one.
      select invoice.*, private.invoice_state(invoice, today) as told, row_number() over () as place from (
        select one.* from public.invoices as one
        where case with_state when 'unpaid' then one.open_cents > 0
            else with_state is null or private.invoice_state(one, today) = with_state end
          and (pattern is null or lower(one.number) like pattern or lower(one.email) like pattern
            or lower(one.buyer ->> 'name') like pattern)
        order by
          case when sorted_by = 'due' and descending then one.due_on end desc,
          case when sorted_by = 'due' and not descending then one.due_on end,
          case when sorted_by = 'amount' and descending then one.gross_cents end desc,
          case when sorted_by = 'amount' and not descending then one.gross_cents end,
          case when sorted_by = 'name' and descending then lower(one.buyer ->> 'name') end desc,
          case when sorted_by = 'name' and not descending then lower(one.buyer ->> 'name') end,
          case when sorted_by = 'issued' and not descending then one.issued_on end,
          case when sorted_by = 'issued' and not descending then one.sequence end,
          one.issued_on desc, one.sequence desc
        limit size offset (least(greatest(coalesce(page, 1), 1), 10000) - 1) * size
      ) as invoice
    ), counted as (
      select count(*)::int as found from public.invoices as one
      where case with_state when 'unpaid' then one.open_cents > 0
          else with_state is null or private.invoice_state(one, today) = with_state end
        and (pattern is null or lower(one.number) like pattern or lower(one.email) like pattern
          or lower(one.buyer ->> 'name') like pattern)
    )
    select asked.id, asked.number, asked.kind, asked.told, asked.buyer ->> 'name', asked.email, asked.currency, asked.gross_cents,
      asked.open_cents, asked.issued_on, asked.due_on, counted.found
    from asked cross join counted order by asked.place;
end
$$;

create function public.list_quotes(
  with_state text default null, containing text default null, sorted_by text default 'made', descending boolean default true,
  page_size int default 50, page int default 1
) returns table (
  id uuid, title text, state text, email text, currency text, gross_cents bigint, made_on date, valid_until date, found int
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  today date := private.billing_today();
  pattern text := private.like_pattern(nullif(btrim(containing), ''));
  size int := least(greatest(coalesce(page_size, 50), 1), 100001);
begin
  perform private.require_admin();
  return query
    select one.id, one.title, one.state, one.email, one.currency, one.gross_cents, one.made_on, one.valid_until, (count(*) over ())::int
    from (
      select quote.*, private.quote_state(quote, today) as state from public.quotes as quote
      where pattern is null or lower(quote.title) like pattern or lower(quote.email) like pattern
    ) as one
    where with_state is null or one.state = with_state
    order by
      case when sorted_by = 'amount' and descending then one.gross_cents end desc,
      case when sorted_by = 'amount' and not descending then one.gross_cents end,
      case when sorted_by = 'valid' and descending then one.valid_until end desc,
      case when sorted_by = 'valid' and not descending then one.valid_until end,
      case when sorted_by = 'made' and not descending then one.at end,
      one.at desc, one.id
    limit size offset (least(greatest(coalesce(page, 1), 1), 10000) - 1) * size;
end
$$;

create function public.list_subscriptions(
  with_state text default null, containing text default null, sorted_by text default 'until', descending boolean default false,
  page_size int default 50, page int default 1
) returns table (
  id uuid, customer uuid, name text, email text, state text, currency text, price_cents bigint, started_on date, until date,
  cancelled_on date, sites int, found int
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  pattern text := private.like_pattern(nullif(btrim(containing), ''));
  size int := least(greatest(coalesce(page_size, 50), 1), 100001);
begin
  perform private.require_admin();
  return query
    select one.id, one.customer, one.full_name, one.email, one.state, one.currency, one.price_cents, one.started_on, one.until,
      one.cancelled_on,
      (select count(*)::int from public.sites as site where site.owner = one.customer and site.trashed_at is null),
      (count(*) over ())::int
    from (
      select subscription.*, profile.full_name, profile.email from public.subscriptions as subscription
      join public.profiles as profile on profile.user_id = subscription.customer
      where pattern is null or lower(profile.full_name) like pattern or lower(profile.email) like pattern
    ) as one
    where with_state is null or one.state = with_state or (with_state = 'cancelled' and one.cancelled_on is not null)
    order by
      case when sorted_by = 'name' and descending then lower(one.full_name) end desc,
      case when sorted_by = 'name' and not descending then lower(one.full_name) end,
      case when sorted_by = 'started' and descending then one.started_on end desc,
      case when sorted_by = 'started' and not descending then one.started_on end,
      case when sorted_by = 'until' and descending then one.until end desc,
      one.until, one.id
    limit size offset (least(greatest(coalesce(page, 1), 1), 10000) - 1) * size;
end
$$;

-- All there is about one invoice, for the page of it.
create function public.read_invoice(invoice uuid) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select json_build_object(
      'id', one.id, 'number', one.number, 'kind', one.kind, 'state', private.invoice_state(one, private.billing_today()),
      'customer', one.customer, 'email', one.email, 'buyer', one.buyer, 'seller', one.seller, 'currency', one.currency,
      'taxRate', one.tax_rate, 'netCents', one.net_cents, 'taxCents', one.tax_cents, 'grossCents', one.gross_cents,
      'openCents', one.open_cents, 'creditedCents', one.credited_cents, 'issuedOn', one.issued_on, 'dueOn', one.due_on,
      'settledOn', one.settled_on, 'waivedOn', one.waived_on, 'reminders', one.reminders, 'remindedOn', one.reminded_on,
      'periodFrom', one.period_from, 'periodTo', one.period_to,
      'hasDocument', exists (select from private.invoice_documents as document where document.invoice = one.id),
      'corrects', (select json_build_object('id', other.id, 'number', other.number) from public.invoices as other where other.id = one.corrects),
      'creditNotes', (
        select coalesce(json_agg(json_build_object('id', other.id, 'number', other.number, 'grossCents', other.gross_cents, 'issuedOn', other.issued_on) order by other.sequence), '[]')
        from public.invoices as other where other.corrects = one.id
      ),
      'lines', (
        select json_agg(json_build_object('text', line.text, 'quantity', line.quantity, 'unitCents', line.unit_cents, 'netCents', line.net_cents) order by line.place)
        from public.invoice_lines as line where line.invoice = one.id
      ),
      'payments', (
        select coalesce(json_agg(json_build_object('id', payment.id, 'method', payment.method, 'amountCents', payment.amount_cents, 'receivedOn', payment.received_on, 'reference', payment.reference) order by payment.at), '[]')
        from public.payments as payment where payment.invoice = one.id
      )
    ) from public.invoices as one where one.id = read_invoice.invoice
  );
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'public.my_statement()', 'public.my_billing()', 'public.billing_overview()',
    'public.list_invoices(text, text, text, boolean, int, int)', 'public.list_quotes(text, text, text, boolean, int, int)',
    'public.list_subscriptions(text, text, text, boolean, int, int)', 'public.read_invoice(uuid)'
  ] loop
    execute format('revoke execute on function %s from public, anon', name);
    execute format('grant execute on function %s to authenticated, fabula_server', name);
  end loop;
  foreach name in array array[
    'private.require_balance()', 'private.refuse_late_entry()', 'private.sum_up_invoice()', 'private.prepaid_of(uuid, text)',
    'private.account_of(text)', 'private.statement_of(uuid)', 'private.like_pattern(text)'
  ] loop
    execute format('revoke execute on function %s from public, anon, authenticated', name);
  end loop;
end
$$;
