-- As before, and what came to be kept of an account since: what its sites have besides their drafts, its brand, who looked at it, why it is
-- suspended, and the addresses that it had.
create or replace function private.data_of(of_account uuid) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'profile', (
      select json_build_object(
        'name', profile.full_name, 'email', profile.email, 'role', profile.role,
        'requestedRole', profile.requested_role, 'plan', profile.plan, 'since', profile.created_at,
        'mayBeLookedAt', profile.may_be_looked_at, 'leavesAt', profile.leaves_at
      ) from public.profiles as profile where profile.user_id = of_account
    ),
    'account', (
      select json_build_object(
        'id', users.id, 'email', users.email, 'confirmedAt', users.email_confirmed_at,
        'lastSignInAt', users.last_sign_in_at, 'createdAt', users.created_at, 'told', users.raw_user_meta_data
      ) from auth.users where users.id = of_account
    ),
    'formerAddresses', (
      select coalesce(json_agg(json_build_object('email', undo.old_email, 'until', undo.created_at) order by undo.created_at), '[]')
      from private.email_change_undos as undo where undo.user_id = of_account
    ),
    'suspension', (
      select json_build_object('reason', suspension.reason, 'sitesStayLive', suspension.sites_stay_live, 'since', suspension.at)
      from private.suspensions as suspension where suspension.account = of_account
    ),
    'sessions', (
      select coalesce(json_agg(json_build_object(
        'since', session.created_at, 'refreshedAt', session.refreshed_at, 'device', session.user_agent, 'address', session.ip
      ) order by session.created_at), '[]') from auth.sessions as session where session.user_id = of_account
    ),
    'looks', (
      select coalesce(json_agg(json_build_object(
        'reason', look.reason, 'from', look.opened_at, 'to', least(look.ended_at, look.ends_at)
      ) order by look.opened_at), '[]') from private.looks as look where look.account = of_account
    ),
    'brand', (select brand.brand from public.brands as brand where brand.account = of_account),
    'brandChanges', (
      select coalesce(json_agg(json_build_object(
        'site', change.site, 'state', change.state, 'at', change.at
      ) order by change.at, change.site), '[]') from public.brand_changes as change where change.account = of_account
    ),
    'sites', (
      select coalesce(json_agg(json_build_object(
        'id', site.id, 'name', site.name, 'subdomain', site.subdomain, 'role', member.role, 'since', member.since
      ) order by member.since, site.id), '[]')
      from public.site_members as member join public.sites as site on site.id = member.site
      where member.user_id = of_account
    ),
    -- Of the sites that are its own; drafts and messages have files of their own.
    'ownSites', (
      select coalesce(json_agg(json_build_object(
        'id', site.id, 'settings', site.settings, 'status', site.status, 'trashedAt', site.trashed_at,
        'messagesTo', (select receiver.email from private.message_receivers as receiver where receiver.site = site.id),
        'domains', (
          select coalesce(json_agg(domain.host order by domain.host), '[]') from public.domains as domain where domain.site = site.id
        ),
        'redirects', (
          select coalesce(json_agg(to_json(redirect)), '[]')
          from (select one.from_path as "from", one.to_path as "to" from public.redirects as one where one.site = site.id order by 1) as redirect
        ),
        'versions', (
          select coalesce(json_agg(json_build_object(
            'number', version.number, 'note', version.note, 'at', version.at
          ) order by version.number), '[]') from public.versions as version where version.site = site.id
        ),
        'previewLinks', (
          select coalesce(json_agg(json_build_object(
            'note', link.note, 'version', link.version, 'from', link.created_at, 'to', least(link.revoked_at, link.expires_at)
          ) order by link.created_at), '[]') from public.preview_links as link where link.site = site.id
        ),
        'comments', (
          select coalesce(json_agg(json_build_object(
            'page', comment.page, 'name', comment.name, 'text', comment.text, 'at', comment.at, 'resolvedAt', comment.resolved_at
          ) order by comment.at), '[]') from public.comments as comment where comment.site = site.id
        )
      ) order by site.id), '[]') from public.sites as site where site.owner = of_account
    ),
    'invitations', (
      select coalesce(json_agg(json_build_object(
        'site', invitation.site, 'role', invitation.role, 'at', invitation.created_at, 'expiresAt', invitation.expires_at
      ) order by invitation.created_at), '[]')
      from private.site_invitations as invitation join auth.users on users.email = invitation.email
      where users.id = of_account and users.email_confirmed_at is not null
    ),
    'acts', (
      select coalesce(json_agg(json_build_object(
        'act', audit.act, 'kind', audit.target_kind, 'target', audit.target, 'at', audit.at, 'network', audit.network
      ) order by audit.id), '[]') from private.audit as audit where audit.actor = of_account
    ),
    -- What was done in its name, or happened by itself to what is its own.
    'actsForIt', (
      select coalesce(json_agg(json_build_object(
        'act', audit.act, 'kind', audit.target_kind, 'target', audit.target, 'at', audit.at
      ) order by audit.id), '[]') from private.audit as audit where audit.on_behalf_of = of_account
    ),
    'security', (
      select coalesce(json_agg(json_build_object(
        'event', entry.payload ->> 'action', 'at', entry.created_at,
        -- Of what others did to an account it is told that they did, and not from where.
        'address', case when entry.payload ->> 'actor_id' = of_account::text then entry.ip_address end
      ) order by entry.created_at), '[]') from auth.audit_log_entries as entry
      where entry.payload ->> 'actor_id' = of_account::text or entry.payload -> 'traits' ->> 'user_id' = of_account::text
    )
  )
$$;

-- What is kept of an account about money, for whoever it is.
create function private.money_of(of_account uuid) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'madeOutTo', (select details.details from public.billing_details as details where details.account = of_account),
    'hosting', (
      select json_build_object(
        'state', subscription.state, 'startedOn', subscription.started_on, 'until', subscription.until,
        'priceCents', subscription.price_cents, 'currency', subscription.currency, 'taxRate', subscription.tax_rate,
        'cancelledOn', subscription.cancelled_on, 'suspendedOn', subscription.suspended_on, 'endedOn', subscription.ended_on
      ) from public.subscriptions as subscription where subscription.customer = of_account
    ),
    'quotes', (
      select coalesce(json_agg(json_build_object(
        'title', quote.title, 'note', quote.note, 'email', quote.email, 'currency', quote.currency, 'taxRate', quote.tax_rate,
        'grossCents', quote.gross_cents, 'madeOn', quote.made_on, 'validUntil', quote.valid_until,
        'acceptedAt', quote.accepted_at, 'declinedAt', quote.declined_at, 'withdrawnAt', quote.withdrawn_at,
        'lines', (
          select json_agg(json_build_object('text', line.text, 'quantity', line.quantity, 'unitCents', line.unit_cents) order by line.place)
          from public.quote_lines as line where line.quote = quote.id
        )
      ) order by quote.at), '[]') from public.quotes as quote where quote.customer = of_account
    ),
    'invoices', (
      select coalesce(json_agg(json_build_object(
        'number', invoice.number, 'kind', invoice.kind, 'email', invoice.email, 'madeOutTo', invoice.buyer, 'currency', invoice.currency,
        'taxRate', invoice.tax_rate, 'netCents', invoice.net_cents, 'taxCents', invoice.tax_cents, 'grossCents', invoice.gross_cents,
        'openCents', invoice.open_cents, 'issuedOn', invoice.issued_on, 'dueOn', invoice.due_on, 'remindedOn', invoice.reminded_on,
        'lines', (
          select json_agg(json_build_object('text', line.text, 'quantity', line.quantity, 'unitCents', line.unit_cents) order by line.place)
          from public.invoice_lines as line where line.invoice = invoice.id
        ),
        'payments', (
          select coalesce(json_agg(json_build_object(
            'method', payment.method, 'amountCents', payment.amount_cents, 'receivedOn', payment.received_on, 'reference', payment.reference
          ) order by payment.at), '[]') from public.payments as payment where payment.invoice = invoice.id
        )
      ) order by invoice.year, invoice.sequence), '[]') from public.invoices as invoice where invoice.customer = of_account
    ),
    'statement', (
      select coalesce(json_agg(json_build_object(
        'day', statement.day, 'kind', statement.kind, 'number', statement.number, 'note', statement.note, 'currency', statement.currency,
        'amountCents', statement.amount_cents, 'balanceCents', statement.balance_cents
      ) order by statement.place), '[]') from private.statement_of(of_account) as statement
    )
  )
$$;

-- Money and questions of somebody, for their page in the studio: the newest of each.
create function public.studio_person_affairs(of_account uuid) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := private.billing_today();
begin
  perform private.require_admin();
  return (
    select json_build_object(
      'today', today,
      'hosting', (
        select json_build_object('state', subscription.state, 'until', subscription.until, 'cancelledOn', subscription.cancelled_on)
        from public.subscriptions as subscription where subscription.customer = person.user_id
      ),
      'firstBooked', (
        select min(booked.day) from private.ledger_transactions as booked where booked.customer = person.user_id
      ),
      'invoices', json_build_object(
        'found', (select count(*)::int from public.invoices as invoice where invoice.customer = person.user_id),
        'owed', (
          select coalesce(json_agg(json_build_object('currency', one.currency, 'cents', one.cents) order by one.currency), '[]') from (
            select invoice.currency, sum(invoice.open_cents)::bigint as cents from public.invoices as invoice
            where invoice.customer = person.user_id and invoice.open_cents > 0 group by invoice.currency
          ) as one
        ),
        'newest', (
          select coalesce(json_agg(json_build_object(
            'id', one.id, 'number', one.number, 'kind', one.kind, 'state', one.state, 'currency', one.currency,
            'grossCents', one.gross_cents, 'issuedOn', one.issued_on
          ) order by one.issued_on desc, one.sequence desc), '[]') from (
            select invoice.*, private.invoice_state(invoice, today) as state from public.invoices as invoice
            where invoice.customer = person.user_id order by invoice.issued_on desc, invoice.sequence desc limit 5
          ) as one
        )
      ),
      'questions', json_build_object(
        'found', (select count(*)::int from public.tickets as ticket where ticket.account = person.user_id),
        'open', (select count(*)::int from public.tickets as ticket where ticket.account = person.user_id and ticket.state = 'open'),
        'newest', (
          select coalesce(json_agg(json_build_object(
            'id', one.id, 'subject', one.subject, 'state', one.state, 'changedAt', one.changed_at
          ) order by one.changed_at desc, one.id), '[]') from (
            select * from public.tickets as ticket where ticket.account = person.user_id
            order by ticket.changed_at desc, ticket.id limit 5
          ) as one
        )
      )
    ) from public.profiles as person where person.user_id = of_account
  );
end
$$;
comment on function public.studio_person_affairs is 'Invoices, hosting and questions of somebody, the newest of each. For administrators.';

-- What the studio's list of invoices is searched, filtered and sorted by, of each in one narrow row, as `private.people` is of people: an
-- invoice itself holds two addresses, and going through a hundred thousand of those takes longer than anybody waits.
create table private.listed_invoices (
  invoice uuid primary key references public.invoices (id),
  -- Number, address and name, in lower case, each on a line of its own.
  words text not null,
  name text not null,
  kind text not null,
  sequence int not null,
  gross_cents bigint not null,
  open_cents bigint not null,
  credited_cents bigint not null,
  is_waived boolean not null,
  issued_on date not null,
  due_on date not null
);
create index listed_invoices_newest_idx on private.listed_invoices (issued_on desc, sequence desc);
create index listed_invoices_name_idx on private.listed_invoices (name, issued_on desc, sequence desc);
create index listed_invoices_due_idx on private.listed_invoices (due_on, issued_on desc, sequence desc);
create index listed_invoices_open_idx on private.listed_invoices (due_on) where open_cents > 0;

create function private.list_invoice() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.listed_invoices (
    invoice, words, name, kind, sequence, gross_cents, open_cents, credited_cents, is_waived, issued_on, due_on
  ) values (
    new.id, lower(concat_ws(E'\n', new.number, new.email, new.buyer ->> 'name')), lower(coalesce(new.buyer ->> 'name', '')), new.kind,
    new.sequence, new.gross_cents, new.open_cents, new.credited_cents, new.waived_on is not null, new.issued_on, new.due_on
  )
  on conflict (invoice) do update set open_cents = excluded.open_cents, credited_cents = excluded.credited_cents,
    is_waived = excluded.is_waived;
  return null;
end
$$;
create trigger list_invoice after insert or update of open_cents, credited_cents, waived_on on public.invoices
  for each row execute function private.list_invoice();
insert into private.listed_invoices
select invoice.id, lower(concat_ws(E'\n', invoice.number, invoice.email, invoice.buyer ->> 'name')),
  lower(coalesce(invoice.buyer ->> 'name', '')), invoice.kind, invoice.sequence, invoice.gross_cents, invoice.open_cents,
  invoice.credited_cents, invoice.waived_on is not null, invoice.issued_on, invoice.due_on
from public.invoices as invoice;

-- Which invoices are meant, as a condition about `private.listed_invoices` in which $1 is what is searched for and $2 the day. None of its
-- words comes from outside. The states are those of `private.invoice_state`.
create function private.invoices_condition(with_state text, is_searched boolean) returns text
language sql immutable as $$
  select concat_ws(' and ',
    case with_state
      when 'unpaid' then 'open_cents > 0'
      when 'credit' then $sql$kind = 'credit'$sql$
      when 'open' then $sql$kind = 'invoice' and open_cents > 0 and due_on >= $2$sql$
      when 'overdue' then $sql$kind = 'invoice' and open_cents > 0 and due_on < $2$sql$
      when 'waived' then $sql$kind = 'invoice' and open_cents = 0 and is_waived$sql$
      when 'credited' then $sql$kind = 'invoice' and open_cents = 0 and not is_waived and credited_cents = gross_cents$sql$
      when 'paid' then $sql$kind = 'invoice' and open_cents = 0 and not is_waived and credited_cents <> gross_cents$sql$
      else case when with_state is null then 'true' else 'false' end
    end,
    case when is_searched then 'strpos(words, $1) > 0' end
  )
$$;

create or replace function public.list_invoices(
  with_state text default null, containing text default null, sorted_by text default 'issued', descending boolean default true,
  page_size int default 50, page int default 1
) returns table (
  id uuid, number text, kind text, state text, name text, email text, currency text, gross_cents bigint, open_cents bigint,
  issued_on date, due_on date, found int
)
language plpgsql stable security definer set search_path = '' rows 50 as $$
declare
  today date := private.billing_today();
  term text := lower(btrim(coalesce(containing, '')));
  size int := least(greatest(coalesce(page_size, 50), 1), 100001);
  skipped int := (least(greatest(coalesce(list_invoices.page, 1), 1), 10000) - 1) * size;
  conditions text := private.invoices_condition(with_state, term <> '');
  way text := case when coalesce(descending, true) then ' desc' else '' end;
  sorting text := case sorted_by
    when 'due' then 'due_on' || way || ', issued_on desc, sequence desc'
    when 'amount' then 'gross_cents' || way || ', issued_on desc, sequence desc'
    when 'name' then 'name' || way || ', issued_on desc, sequence desc'
    else 'issued_on' || way || ', sequence' || way
  end;
begin
  perform private.require_admin();
  return query execute format($query$
    with matching as materialized (
      select row_number() over (order by %2$s) as place, invoice
      from (select * from private.listed_invoices where %1$s order by %2$s limit $3 offset $4) as picked
    )
    select one.id, one.number, one.kind, private.invoice_state(one, $2), one.buyer ->> 'name', one.email, one.currency,
      one.gross_cents, one.open_cents, one.issued_on, one.due_on,
      (select count(*)::int from private.listed_invoices where %1$s)
    from matching join public.invoices as one on one.id = matching.invoice
    order by matching.place
  $query$, conditions, sorting) using term, today, size, skipped;
end
$$;
-- Planned for each question by itself; its plan is no part of it any more.
alter function public.list_invoices(text, text, text, boolean, int, int) reset plan_cache_mode;

revoke execute on function
  private.money_of(uuid), private.list_invoice(), private.invoices_condition(text, boolean)
  from public, anon, authenticated;
revoke execute on function public.studio_person_affairs(uuid) from public, anon;
grant execute on function public.studio_person_affairs(uuid) to authenticated;
