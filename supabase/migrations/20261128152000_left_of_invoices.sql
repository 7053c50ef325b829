-- As before, and what is left of it to be taken back, before tax and in tax.
create or replace function public.read_invoice(invoice uuid) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select json_build_object(
      'id', one.id, 'number', one.number, 'kind', one.kind, 'state', private.invoice_state(one, private.billing_today()),
      'customer', one.customer, 'email', one.email, 'buyer', one.buyer, 'seller', one.seller, 'currency', one.currency,
      'taxRate', one.tax_rate, 'netCents', one.net_cents, 'taxCents', one.tax_cents, 'grossCents', one.gross_cents,
      'openCents', one.open_cents, 'creditedCents', one.credited_cents,
      'netLeftCents', one.net_cents - (select coalesce(sum(note.net_cents), 0) from public.invoices as note where note.corrects = one.id),
      'taxLeftCents', one.tax_cents - (select coalesce(sum(note.tax_cents), 0) from public.invoices as note where note.corrects = one.id),
      'issuedOn', one.issued_on, 'dueOn', one.due_on,
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
