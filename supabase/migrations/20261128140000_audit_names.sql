-- What an act was about, by the name that people know it by: questions, quotes, invoices and hosting as well.
create or replace function private.tell_audit(of_entries bigint[]) returns table (
  id bigint,
  at timestamptz,
  act text,
  actor uuid,
  actor_name text,
  on_behalf_of text,
  target_kind text,
  target text,
  target_name text,
  before jsonb,
  after jsonb
)
language sql stable security definer set search_path = '' as $$
  select entry.id, entry.at, entry.act, entry.actor,
    coalesce(nullif(btrim(by_whom.full_name), ''), by_whom.email),
    coalesce(nullif(btrim(for_whom.full_name), ''), for_whom.email),
    entry.target_kind, entry.target,
    coalesce(
      site.name, announcement.title, ticket.subject, quote.title, invoice.number,
      nullif(btrim(whom.full_name), ''), whom.email
    ),
    entry.before, entry.after
  from private.audit as entry
  left join public.profiles as by_whom on by_whom.user_id = entry.actor
  left join public.profiles as for_whom on for_whom.user_id = entry.on_behalf_of
  left join public.sites as site on entry.target_kind = 'site' and site.id = private.as_uuid(entry.target)
  left join private.announcements as announcement
    on entry.target_kind = 'announcement' and announcement.id = private.as_uuid(entry.target)
  left join public.tickets as ticket on entry.target_kind = 'ticket' and ticket.id = private.as_uuid(entry.target)
  left join public.quotes as quote on entry.target_kind = 'quote' and quote.id = private.as_uuid(entry.target)
  left join public.invoices as invoice on entry.target_kind = 'invoice' and invoice.id = private.as_uuid(entry.target)
  left join public.subscriptions as hosting
    on entry.target_kind = 'subscription' and hosting.id = private.as_uuid(entry.target)
  left join public.profiles as whom
    on whom.user_id = case entry.target_kind when 'account' then private.as_uuid(entry.target) else hosting.customer end
  where entry.id = any (of_entries)
  order by entry.id desc
$$;
