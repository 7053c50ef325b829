-- Mails on their way out. A row is written in the transaction that makes its link or code, so that a mail goes out
-- if and only if what it speaks of exists.
create table private.mail_queue (
  id bigint generated always as identity primary key,
  mail jsonb not null check (jsonb_typeof(mail -> 'kind') = 'string' and jsonb_typeof(mail -> 'to') = 'string'),
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  delivered_at timestamptz,
  failed_at timestamptz,
  last_error text
);
comment on table private.mail_queue is
  'Mails on their way out. Once a mail server has taken a mail its row is deleted; without a mail server rows stay as the outbox.';
comment on column private.mail_queue.next_attempt_at is
  'When the mail may be tried next. A worker that takes a row moves this ahead: that is its lease.';
comment on column private.mail_queue.delivered_at is
  'When the mail was put into the outbox; never set with a mail server.';

create index mail_queue_due on private.mail_queue (next_attempt_at)
  where delivered_at is null and failed_at is null;

-- Workers of every server hear of a new mail the moment its transaction commits.
create function private.announce_mail() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_notify('mail_queue', '');
  return null;
end
$$;

create trigger announce_mail after insert on private.mail_queue
  for each statement execute function private.announce_mail();
