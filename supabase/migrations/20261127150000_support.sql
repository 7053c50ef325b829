-- Questions of customers to the studio. A customer reads what is their own and never what the studio says among itself;
-- administrators read by functions; nobody writes but the server, by commands that know who asks.

-- Whether the studio may look into somebody's sites, or work on them: `private.support_access` says it, of everybody.
create table public.support_settings (
  account uuid primary key references auth.users (id) on delete cascade,
  access text not null check (access in ('none', 'look', 'edit')),
  updated_at timestamptz not null default now()
);

create table public.tickets (
  id uuid primary key,
  account uuid not null references auth.users (id) on delete cascade,
  -- What it is about, where it was asked from somewhere.
  site uuid references public.sites (id) on delete set null,
  page text check (char_length(page) between 1 and 300),
  -- The key of a section of the page.
  section text check (char_length(section) between 1 and 100),
  version int check (version >= 1),
  subject text not null check (char_length(subject) between 1 and 120),
  state text not null default 'open' check (state in ('open', 'waiting', 'solved')),
  assigned_to uuid references auth.users (id) on delete set null,
  rating text check (rating in ('yes', 'partly', 'no')),
  -- Since when the customer waits for the studio.
  waiting_since timestamptz default now(),
  asked_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check ((state = 'open') = (waiting_since is not null)),
  check (rating is null or state = 'solved'),
  check (section is null or page is not null),
  check (site is not null or version is null)
);
comment on column public.tickets.id is 'Made by the client: a repeated question is the same question.';
comment on column public.tickets.state is 'open: the studio is to answer; waiting: the customer is.';
comment on column public.tickets.rating is 'Whether it helped, said of one that is solved.';
create index tickets_account_idx on public.tickets (account, changed_at desc);
create index tickets_queue_idx on public.tickets (waiting_since, id) where state = 'open';
create index tickets_changed_idx on public.tickets (changed_at desc, id desc);
create index tickets_state_idx on public.tickets (state, changed_at desc, id desc);
create index tickets_assigned_idx on public.tickets (assigned_to) where assigned_to is not null;
create index tickets_site_idx on public.tickets (site) where site is not null;
create index tickets_words_idx on public.tickets using gin (to_tsvector('simple', subject));

-- A version is one of a site: it goes with it.
create function private.forget_version() returns trigger
language plpgsql volatile set search_path = '' as $$
begin
  new.version := null;
  return new;
end
$$;
create trigger forget_version before update of site on public.tickets
  for each row when (new.site is null) execute function private.forget_version();
revoke execute on function private.forget_version() from public, anon, authenticated;

create table public.ticket_messages (
  id uuid primary key,
  ticket uuid not null references public.tickets (id) on delete cascade,
  side text not null check (side in ('customer', 'studio')),
  author uuid references auth.users (id) on delete set null,
  body text not null check (char_length(body) between 1 and 5000),
  -- Said among the studio, and to nobody else.
  internal boolean not null default false,
  -- Where it was written: signed in, or by the link of a mail.
  via text not null default 'room' check (via in ('room', 'link')),
  -- Id, width and height of each; their files are `private.ticket_pictures`.
  pictures jsonb not null default '[]' check (jsonb_typeof(pictures) = 'array'),
  at timestamptz not null default clock_timestamp(),
  check (side = 'studio' or not internal)
);
create index ticket_messages_ticket_idx on public.ticket_messages (ticket, at);
create index ticket_messages_author_idx on public.ticket_messages (author, at);

-- What people attach. It is shown to whoever may read its message, and has no address of its own.
create table private.ticket_pictures (
  id uuid primary key,
  account uuid not null references auth.users (id) on delete cascade,
  -- None until it has been sent along.
  message uuid references public.ticket_messages (id) on delete cascade,
  sha256 bytea not null check (length(sha256) = 32),
  content_type text not null check (content_type in ('image/jpeg', 'image/webp')),
  bytes int not null,
  width int not null,
  height int not null,
  created_at timestamptz not null default now()
);
create index ticket_pictures_account_idx on private.ticket_pictures (account, created_at);
create index ticket_pictures_message_idx on private.ticket_pictures (message);
create index ticket_pictures_sha256_idx on private.ticket_pictures (sha256);
create trigger loosen_dropped_blob after delete on private.ticket_pictures
  for each row execute function private.loosen_blob();

-- What a mailed answer carries: whoever has it may write to that question, until it ends or the question is solved.
create table private.reply_links (
  hash bytea primary key check (length(hash) = 32),
  ticket uuid not null references public.tickets (id) on delete cascade,
  -- The answer that the mail brought.
  message uuid not null references public.ticket_messages (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '14 days'
);
create index reply_links_ticket_idx on private.reply_links (ticket);
create index reply_links_message_idx on private.reply_links (message);
create index reply_links_expires_idx on private.reply_links (expires_at);

create table private.saved_replies (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 80),
  body text not null check (char_length(body) between 1 and 5000),
  changed_by uuid references auth.users (id) on delete set null,
  changed_at timestamptz not null default now()
);
create index saved_replies_changed_by_idx on private.saved_replies (changed_by);

-- When an administrator was last told that questions wait.
create table private.question_mails (
  account uuid primary key references auth.users (id) on delete cascade,
  told_at timestamptz not null
);

-- What the studio may do with the sites of an account, unless it has said otherwise: look, and change nothing.
create function private.support_access(of_account uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select access from public.support_settings where account = of_account), 'look')
$$;
revoke execute on function private.support_access(uuid) from public, anon, authenticated;

-- As before, but whoever lets the studio look at nothing is not looked at as themselves either.
create or replace function private.may_be_looked_at(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select person.may_be_looked_at and private.support_access(person.user_id) <> 'none'
  from public.profiles as person where person.user_id = account
$$;
create or replace function private.kind_of_session(of_session uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when look.session is null then 'own'
    when look.ended_at is null and look.ends_at > now()
      and customer.role = 'customer' and private.may_be_looked_at(look.account)
      and customer.leaves_at is null and admin.role = 'admin' and admin.leaves_at is null
      and looker.deleted_at is null and coalesce(looker.banned_until, '-infinity') <= now()
      then 'look'
  end
  from auth.sessions as session
  left join private.looks as look on look.session = session.id
  left join public.profiles as customer on customer.user_id = look.account
  left join public.profiles as admin on admin.user_id = look.admin
  left join auth.users as looker on looker.id = look.admin
  where session.id = of_session
$$;

-- Who answers, as the server asks it: it reads profiles as one of the visitors' roles alone.
create function private.administrators() returns table (account uuid, name text, email text)
language sql stable security definer set search_path = '' rows 5 as $$
  select profile.user_id, btrim(profile.full_name), users.email::text
  from public.profiles as profile join auth.users on users.id = profile.user_id
  where profile.role = 'admin' and profile.leaves_at is null and users.deleted_at is null and coalesce(users.banned_until, '-infinity') < now()
$$;
revoke execute on function private.administrators() from public, anon, authenticated;

-- As the definer it reads past the policies, which ask it. One that may not sign in has nothing to see.
create function private.tickets_of_caller() returns setof uuid
language sql stable security definer set search_path = '' rows 20 as $$
  select ticket.id from public.tickets as ticket where ticket.account in (select private.open_caller())
$$;
revoke execute on function private.tickets_of_caller() from public, anon;
grant execute on function private.tickets_of_caller() to authenticated;

create policy "A person reads what the studio may do" on public.support_settings for select to authenticated
  using (account in (select private.open_caller()));
create policy "A person reads their own questions" on public.tickets for select to authenticated
  using (account in (select private.open_caller()));
create policy "A person reads what was said to them" on public.ticket_messages for select to authenticated
  using (not internal and ticket in (select private.tickets_of_caller()));

do $$
declare
  name text;
begin
  foreach name in array array['support_settings', 'tickets', 'ticket_messages'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from public, anon, authenticated', name);
    execute format('grant select, insert, update, delete on public.%I to service_role, fabula_server', name);
    execute format('create policy "The service role does everything" on public.%I for all to service_role using (true) with check (true)', name);
    execute format('create policy "The server writes by commands" on public.%I for all to fabula_server using (true) with check (true)', name);
  end loop;
end
$$;
-- Who of the studio looks after a question, and who wrote there, is the studio's own.
grant select (account, access) on public.support_settings to authenticated;
grant select (id, account, site, page, section, version, subject, state, rating, asked_at, changed_at) on public.tickets to authenticated;
grant select (id, ticket, side, body, via, pictures, at) on public.ticket_messages to authenticated;

-- What the home of an area says of its card.
create function public.my_support() returns table (open int, waiting int, solved int, waiting_ticket uuid)
language sql stable security definer set search_path = '' rows 1 as $$
  select
    (count(*) filter (where ticket.state = 'open'))::int,
    (count(*) filter (where ticket.state = 'waiting'))::int,
    (count(*) filter (where ticket.state = 'solved'))::int,
    (array_agg(ticket.id order by ticket.changed_at desc) filter (where ticket.state = 'waiting'))[1]
  from public.tickets as ticket where ticket.account in (select private.open_caller())
$$;
comment on function public.my_support is
  'How many questions of the caller there are: open waits for the studio, waiting for the caller, and the newest of those.';
revoke execute on function public.my_support() from public, anon;
grant execute on function public.my_support() to authenticated;
