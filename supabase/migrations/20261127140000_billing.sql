-- What the studio sells, what it has asked money for, and what has come. Customers read what is theirs; nobody but the server writes
-- it, by commands. Money is counted in the smallest coins of a currency, in whole numbers; days are those of UTC.

-- The price list. What has been sold keeps the price that it was sold at: rows here may change.
create table public.offers (
  name text primary key check (name ~ '^[a-z]+$'),
  kind text not null check (kind in ('project', 'hosting')),
  title text not null check (char_length(title) between 1 and 80),
  description text not null check (char_length(description) <= 300),
  price_cents bigint check (price_cents > 0),
  currency text not null check (currency in ('USD', 'EUR', 'GBP')),
  revisions int check (revisions > 0),
  hosting_years int not null default 0 check (hosting_years between 0 and 10)
);
comment on column public.offers.price_cents is 'Null: by agreement.';
comment on column public.offers.revisions is 'Null: as many as it takes.';
comment on column public.offers.hosting_years is 'Of hosting, which come with it.';
insert into public.offers values
  ('starter', 'project', 'Starter', 'Up to 6 pages, written with you; wordmark and palette. 2 rounds of revisions. One year of hosting, SSL and mobile optimization.', 1500000, 'USD', 2, 1),
  ('pro', 'project', 'Pro', 'Up to 20 pages, shop or bookings; full identity and rendered pictures. 5 rounds of revisions. One year of hosting, SSL and mobile optimization.', 3500000, 'USD', 5, 1),
  ('enterprise', 'project', 'Enterprise', 'As many pages as the tale needs, unlimited revisions. One year of hosting, SSL and mobile optimization.', null, 'USD', null, 1),
  ('hosting', 'hosting', 'Hosting', 'One year of hosting for all your sites, with SSL, copies every day and every version kept.', 60000, 'USD', null, 0);

-- Who sends the invoices; whoever runs the studio changes it there (command `save-seller`).
create table private.seller (
  is_only boolean primary key default true check (is_only),
  details jsonb not null check (jsonb_typeof(details) = 'object'),
  revision int not null default 1
);
insert into private.seller (details) values ('{
  "name": "Fabula", "street": "14 Lantern Row", "city": "Portland", "region": "OR", "postalCode": "97209", "country": "US",
  "taxId": "", "email": "hello@fabula.example", "iban": "", "bic": "", "bank": ""
}');

-- Days by which the test clock is ahead. On a site that others reach nobody sets it.
create table private.billing_clock (
  is_only boolean primary key default true check (is_only),
  days_ahead int not null check (days_ahead >= 0)
);
create function private.billing_today() returns date
language sql stable security definer set search_path = '' as $$
  select (now() at time zone 'utc')::date + coalesce((select clock.days_ahead from private.billing_clock as clock), 0)
$$;

-- Where somebody's invoices go to.
create table public.billing_details (
  account uuid primary key references auth.users (id) on delete cascade,
  details jsonb not null check (jsonb_typeof(details) = 'object'),
  updated_at timestamptz not null default now()
);

create table public.quotes (
  id uuid primary key,
  email text not null check (char_length(email) <= 320),
  -- Whose address it is; known when it is made, or once they have read it.
  customer uuid references auth.users (id) on delete set null,
  offer text references public.offers,
  title text not null check (char_length(title) between 1 and 120),
  note text not null default '' check (char_length(note) <= 1000),
  currency text not null check (currency in ('USD', 'EUR', 'GBP')),
  tax_rate int not null check (tax_rate between 0 and 5000),
  net_cents bigint not null check (net_cents > 0),
  tax_cents bigint not null check (tax_cents >= 0),
  gross_cents bigint not null generated always as (net_cents + tax_cents) stored,
  made_on date not null,
  valid_until date not null,
  accepted_at timestamptz,
  declined_at timestamptz,
  withdrawn_at timestamptz,
  at timestamptz not null default now(),
  check (num_nonnulls(accepted_at, declined_at, withdrawn_at) <= 1)
);
create index quotes_customer_idx on public.quotes (customer, at desc);
create index quotes_email_idx on public.quotes (email) where customer is null;
create index quotes_at_idx on public.quotes (at desc, id);
comment on column public.quotes.tax_rate is 'In hundredths of a per cent.';

create table public.quote_lines (
  quote uuid not null references public.quotes (id) on delete cascade,
  place int not null check (place between 1 and 50),
  text text not null check (char_length(text) between 1 and 300),
  quantity int not null check (quantity between 1 and 10000),
  unit_cents bigint not null check (unit_cents >= 0),
  net_cents bigint not null check (net_cents = quantity * unit_cents),
  primary key (quote, place)
);

-- What opens a quote from its mail. The secret stands in no table that its reader may read.
create table private.quote_links (
  quote uuid primary key references public.quotes (id) on delete cascade,
  token_hash text not null unique
);

-- The last number of each year. Whoever takes one holds this row until it commits or gives it back, so that none is missing.
create table private.invoice_numbers (
  year int primary key,
  last int not null check (last >= 1)
);

-- Invoices and credit notes, in one row of numbers. They outlive the accounts that they were sent to.
create table public.invoices (
  id uuid primary key,
  kind text not null check (kind in ('invoice', 'credit')),
  year int not null,
  sequence int not null check (sequence >= 1),
  number text not null generated always as (year::text || '-' || lpad(sequence::text, 5, '0')) stored,
  customer uuid references auth.users (id) on delete set null,
  email text not null,
  buyer jsonb not null check (jsonb_typeof(buyer) = 'object'),
  seller jsonb not null check (jsonb_typeof(seller) = 'object'),
  currency text not null check (currency in ('USD', 'EUR', 'GBP')),
  tax_rate int not null check (tax_rate between 0 and 5000),
  net_cents bigint not null check (net_cents > 0),
  tax_cents bigint not null check (tax_cents >= 0),
  gross_cents bigint not null generated always as (net_cents + tax_cents) stored,
  -- What the ledger says is still to be paid, and what credit notes have taken off.
  open_cents bigint not null default 0 check (open_cents >= 0),
  credited_cents bigint not null default 0 check (credited_cents >= 0),
  issued_on date not null,
  due_on date not null,
  settled_on date,
  waived_on date,
  reminders int not null default 0,
  reminded_on date,
  -- What it pays for, where that is a time.
  period_from date,
  period_to date,
  quote uuid unique references public.quotes (id),
  corrects uuid references public.invoices (id),
  at timestamptz not null default now(),
  unique (year, sequence),
  check (extract(year from issued_on) = year),
  check (credited_cents <= net_cents + tax_cents and open_cents <= net_cents + tax_cents),
  check ((kind = 'credit') = (corrects is not null))
);
create index invoices_customer_idx on public.invoices (customer, issued_on desc);
create index invoices_newest_idx on public.invoices (issued_on desc, sequence desc);
create index invoices_open_idx on public.invoices (due_on) where open_cents > 0;
create index invoices_corrects_idx on public.invoices (corrects) where corrects is not null;

create table public.invoice_lines (
  invoice uuid not null references public.invoices (id),
  place int not null check (place between 1 and 50),
  text text not null check (char_length(text) between 1 and 300),
  quantity int not null check (quantity between 1 and 10000),
  unit_cents bigint not null check (unit_cents >= 0),
  net_cents bigint not null check (net_cents = quantity * unit_cents),
  primary key (invoice, place)
);

-- Hosting of all the sites of one account, year after year. An account without a row here is not asked for anything.
create table public.subscriptions (
  id uuid primary key,
  customer uuid not null unique references auth.users (id) on delete cascade,
  offer text not null references public.offers,
  price_cents bigint not null check (price_cents > 0),
  currency text not null check (currency in ('USD', 'EUR', 'GBP')),
  tax_rate int not null check (tax_rate between 0 and 5000),
  started_on date not null,
  -- The first day that is not paid for.
  until date not null,
  state text not null default 'active' check (state in ('active', 'overdue', 'suspended', 'ended')),
  renewal uuid references public.invoices (id),
  reminded_on date,
  overdue_on date,
  warned_on date,
  suspended_on date,
  cancelled_on date,
  ended_on date
);
create index subscriptions_until_idx on public.subscriptions (until);
create index subscriptions_renewal_idx on public.subscriptions (renewal) where renewal is not null;

create table public.payments (
  id uuid primary key,
  invoice uuid not null references public.invoices (id),
  method text not null check (method in ('bank', 'stripe')),
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null check (currency in ('USD', 'EUR', 'GBP')),
  received_on date not null,
  -- What the bank or Stripe calls it. The same money comes once.
  reference text not null check (char_length(reference) <= 200),
  at timestamptz not null default now()
);
create index payments_invoice_idx on public.payments (invoice);
create index payments_at_idx on public.payments (received_on desc);
create unique index payments_stripe_once on public.payments (reference) where method = 'stripe';

-- The PDF of an invoice as it was drawn once; what was sent never looks otherwise.
create table private.invoice_documents (
  invoice uuid primary key references public.invoices (id),
  sha256 bytea not null check (length(sha256) = 32),
  bytes bytea not null check (sha256(bytes) = sha256),
  drawn_at timestamptz not null default now()
);
alter table private.invoice_documents alter column bytes set storage external;

-- Pages of Stripe's on which an invoice may be paid, and what Stripe has told of them.
create table private.stripe_sessions (
  id text primary key,
  invoice uuid not null references public.invoices (id),
  amount_cents bigint not null,
  currency text not null,
  at timestamptz not null default now()
);
create index stripe_sessions_invoice_idx on private.stripe_sessions (invoice);
create table private.stripe_events (
  id text primary key,
  type text not null,
  outcome text not null,
  at timestamptz not null default now()
);

-- Sites that stand still because their hosting is not paid; others may be suspended for reasons that no payment mends.
create table private.hosting_suspensions (
  site uuid primary key references public.sites (id) on delete cascade,
  since timestamptz not null default now()
);

create function private.is_hosting_stopped(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.subscriptions as subscription
    where subscription.customer = account and subscription.state in ('suspended', 'ended')
  )
$$;

-- Has the sites of an account stand still, or go on, as its hosting says. The notice that visitors then see is that of suspended sites.
create function private.settle_hosting_of(account uuid) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  changed int;
begin
  if private.is_hosting_stopped(account) then
    with stopped as (
      update public.sites set suspended_at = now() where owner = account and suspended_at is null returning id
    )
    insert into private.hosting_suspensions (site) select id from stopped on conflict do nothing;
  else
    with going as (
      delete from private.hosting_suspensions as suspension using public.sites as site
      where site.id = suspension.site and site.owner = account returning suspension.site
    )
    update public.sites set suspended_at = null where id in (select site from going);
  end if;
  get diagnostics changed = row_count;
  return changed;
end
$$;

-- A site that is made by, or goes to, somebody whose hosting is stopped stands still as well; one that leaves them goes on.
create function private.settle_hosting_of_site() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if new.owner is not null and private.is_hosting_stopped(new.owner) then
    if new.suspended_at is null then
      insert into private.hosting_suspensions (site) values (new.id) on conflict do nothing;
      update public.sites set suspended_at = now() where id = new.id;
    end if;
  elsif tg_op = 'UPDATE' then
    delete from private.hosting_suspensions where site = new.id;
    if found then
      update public.sites set suspended_at = null where id = new.id;
    end if;
  end if;
  return null;
end
$$;
create trigger settle_hosting_of_new_site after insert on public.sites
  for each row execute function private.settle_hosting_of_site();
create trigger settle_hosting_of_moved_site after update of owner on public.sites
  for each row when (new.owner is distinct from old.owner) execute function private.settle_hosting_of_site();

-- What an invoice is on a day, in one word. Without a path of its own, which it needs none of, it becomes a part of the query.
create function private.invoice_state(invoice public.invoices, today date) returns text
language sql immutable as $$
  select case
    when invoice.kind = 'credit' then 'credit'
    when invoice.open_cents = 0 and invoice.waived_on is not null then 'waived'
    when invoice.open_cents = 0 and invoice.credited_cents = invoice.gross_cents then 'credited'
    when invoice.open_cents = 0 then 'paid'
    when invoice.due_on < today then 'overdue'
    else 'open'
  end
$$;
create function private.quote_state(quote public.quotes, today date) returns text
language sql immutable as $$
  select case
    when quote.accepted_at is not null then 'accepted'
    when quote.declined_at is not null then 'declined'
    when quote.withdrawn_at is not null then 'withdrawn'
    when quote.valid_until < today then 'expired'
    else 'open'
  end
$$;

-- What was issued stands as it was issued: a mistake is mended by a credit note.
create function private.refuse_other_invoice() returns trigger
language plpgsql volatile set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    raise exception using errcode = 'integrity_constraint_violation', message = 'An invoice that was issued stands.';
  end if;
  if (new.id, new.kind, new.year, new.sequence, new.email, new.buyer, new.seller, new.currency, new.tax_rate, new.net_cents,
      new.tax_cents, new.issued_on, new.due_on)
    is distinct from
     (old.id, old.kind, old.year, old.sequence, old.email, old.buyer, old.seller, old.currency, old.tax_rate, old.net_cents,
      old.tax_cents, old.issued_on, old.due_on)
    or (new.period_from, new.period_to, new.quote, new.corrects)
    is distinct from (old.period_from, old.period_to, old.quote, old.corrects)
    or (new.customer is distinct from old.customer and new.customer is not null)
  then
    raise exception using errcode = 'integrity_constraint_violation', message = 'An invoice that was issued stands.';
  end if;
  return new;
end
$$;
create trigger refuse_other_invoice before update or delete on public.invoices
  for each row execute function private.refuse_other_invoice();
create function private.refuse_change() returns trigger
language plpgsql volatile set search_path = '' as $$
begin
  raise exception using errcode = 'integrity_constraint_violation', message = 'What was booked stands.';
end
$$;
create trigger refuse_other_lines before update or delete on public.invoice_lines
  for each row execute function private.refuse_change();
create trigger refuse_other_document before update or delete on private.invoice_documents
  for each row execute function private.refuse_change();

do $$
declare
  name text;
begin
  foreach name in array array['offers', 'billing_details', 'quotes', 'quote_lines', 'invoices', 'invoice_lines', 'subscriptions', 'payments'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from public, anon, authenticated', name);
    execute format('grant select on public.%I to authenticated', name);
    execute format('grant select, insert, update, delete on public.%I to service_role, fabula_server', name);
    execute format('create policy "The service role does everything" on public.%I for all to service_role using (true) with check (true)', name);
    execute format('create policy "The server writes by commands" on public.%I for all to fabula_server using (true) with check (true)', name);
  end loop;
end
$$;
create policy "A signed-in person reads what is offered" on public.offers for select to authenticated using (true);
create policy "A person reads where their invoices go" on public.billing_details for select to authenticated
  using (account in (select private.open_caller()));
create policy "A customer reads their quotes" on public.quotes for select to authenticated
  using (customer in (select private.open_caller()));
create policy "A customer reads the lines of their quotes" on public.quote_lines for select to authenticated
  using (quote in (select quotes.id from public.quotes));
create policy "A customer reads their invoices" on public.invoices for select to authenticated
  using (customer in (select private.open_caller()));
create policy "A customer reads the lines of their invoices" on public.invoice_lines for select to authenticated
  using (invoice in (select invoices.id from public.invoices));
create policy "A customer reads their hosting" on public.subscriptions for select to authenticated
  using (customer in (select private.open_caller()));
create policy "A customer reads their payments" on public.payments for select to authenticated
  using (invoice in (select invoices.id from public.invoices));

revoke execute on function
  private.billing_today(), private.is_hosting_stopped(uuid), private.settle_hosting_of(uuid), private.settle_hosting_of_site(),
  private.invoice_state(public.invoices, date), private.quote_state(public.quotes, date), private.refuse_other_invoice(), private.refuse_change()
from public, anon, authenticated;
