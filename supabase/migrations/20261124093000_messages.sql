-- What visitors of customers' sites write. The server takes it (server/messages); owners and editors read it here, and
-- change nothing but by commands.
create table public.messages (
  id uuid primary key default gen_random_uuid(),
  site uuid not null references public.sites (id) on delete cascade,
  -- The page and the section of it that asked, as they were called in the version that was live.
  page text not null,
  form text not null,
  kind text not null check (kind in ('message', 'order')),
  -- In the order of the form: a list of name, label and value.
  fields jsonb not null check (jsonb_typeof(fields) = 'array'),
  -- Of an order: its lines and what they come to, by the prices of the live version.
  details jsonb check (jsonb_typeof(details) = 'object'),
  reply_to text check (char_length(reply_to) <= 255),
  state text not null default 'new' check (state in ('new', 'read', 'done', 'spam', 'quarantine')),
  signs text[] not null default '{}',
  at timestamptz not null default now(),
  state_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- Of who wrote what, salted with what is forgotten after two days: the same twice is one message.
  digest bytea not null check (length(digest) = 32),
  -- What a search looks at.
  words text not null
);
comment on column public.messages.signs is 'Why it is in quarantine: trap, unseen, quick, often, elsewhere, amiss.';
comment on column public.messages.deleted_at is 'A day job erases it 30 days later.';
create unique index messages_digest_idx on public.messages (site, digest);
create index messages_site_idx on public.messages (site, at desc, id desc) where deleted_at is null;
create index messages_state_idx on public.messages (site, state, at desc, id desc) where deleted_at is null;
create index messages_state_at_idx on public.messages (state, state_at);
create index messages_deleted_idx on public.messages (deleted_at) where deleted_at is not null;

-- Where a site's messages are sent beside the mail. Its owner reads how that goes; the secret nobody reads again.
create table public.webhooks (
  site uuid primary key references public.sites (id) on delete cascade,
  url text not null check (char_length(url) <= 500 and url like 'https://%'),
  created_at timestamptz not null default now(),
  failing_since timestamptz,
  disabled_at timestamptz
);
comment on column public.webhooks.disabled_at is 'After three days of failure; setting it again begins anew.';
create table private.webhook_secrets (
  site uuid primary key references public.webhooks (site) on delete cascade,
  secret text not null
);
create table public.webhook_deliveries (
  id bigint generated always as identity primary key,
  site uuid not null references public.sites (id) on delete cascade,
  -- None of a test.
  message uuid references public.messages (id) on delete set null,
  at timestamptz not null default now(),
  -- What was answered, or why nothing was.
  status int,
  problem text check (char_length(problem) <= 300),
  took_ms int not null
);
create index webhook_deliveries_site_idx on public.webhook_deliveries (site, at desc);
create index webhook_deliveries_message_idx on public.webhook_deliveries (message) where message is not null;

-- Who was served a page with a form, and when first: hashes, salted with what is forgotten after two days. Unlogged: a
-- crash may forget them, and a message then waits in the quarantine.
create unlogged table private.viewers (
  hash bytea primary key check (length(hash) = 32),
  at timestamptz not null
);
create index viewers_at_idx on private.viewers (at);
create table private.viewer_salts (
  -- Counted from 1970.
  day int primary key,
  salt bytea not null check (length(salt) = 32)
);

create policy "Owners and editors read the messages of their sites" on public.messages for select to authenticated
  using (deleted_at is null and site in (select private.sites_of_caller('{owner,editor}')));
create policy "Owners read where their messages are sent" on public.webhooks for select to authenticated
  using (site in (select private.sites_of_caller('{owner}')));
create policy "Owners read how their messages were sent" on public.webhook_deliveries for select to authenticated
  using (site in (select private.sites_of_caller('{owner}')));

do $$
declare
  name text;
begin
  foreach name in array array['messages', 'webhooks', 'webhook_deliveries'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from public, anon, authenticated', name);
    execute format('grant select on public.%I to authenticated', name);
    execute format('grant select, insert, update, delete on public.%I to service_role, fabula_server', name);
    execute format('create policy "The service role does everything" on public.%I for all to service_role using (true) with check (true)', name);
    execute format('create policy "The server writes by commands" on public.%I for all to fabula_server using (true) with check (true)', name);
  end loop;
end
$$;

-- As the caller: the policy above says whose messages these are. Planned anew for every call, so that what is not asked
-- for falls away.
create function public.list_messages(
  of_site uuid,
  in_states text[] default null,
  saying text default null,
  before_at timestamptz default null,
  before_id uuid default null,
  page_size int default 30
) returns setof public.messages
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  pattern text := '%' || regexp_replace(lower(left(btrim(saying), 100)), '([\\%_])', '\\\1', 'g') || '%';
begin
  return query
    select * from public.messages as message
    where message.site = of_site and message.deleted_at is null
      and (in_states is null or message.state = any (in_states))
      and (pattern is null or message.words like pattern)
      and (before_at is null
        or (message.at, message.id) < (before_at, coalesce(before_id, '00000000-0000-0000-0000-000000000000')))
    order by message.at desc, message.id desc
    limit least(greatest(coalesce(page_size, 30), 1), 100);
end
$$;
comment on function public.list_messages is
  'Messages of a site, newest first, at most 100; the next page lies before the last row of this one.';

create function public.count_messages(of_site uuid) returns table (state text, count bigint)
language sql stable set search_path = '' as $$
  select message.state, count(*) from public.messages as message
  where message.site = of_site and message.deleted_at is null group by message.state
$$;
comment on function public.count_messages is 'How many messages of a site are in each state; a state that none is in is left out.';
revoke execute on function public.list_messages(uuid, text[], text, timestamptz, uuid, int), public.count_messages(uuid) from public, anon;
grant execute on function public.list_messages(uuid, text[], text, timestamptz, uuid, int), public.count_messages(uuid) to authenticated;
