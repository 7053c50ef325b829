-- Where an export is fetched, once: a browser's own download carries no token, so that its address must be worth nothing
-- soon.
create table private.export_links (
  token_hash text primary key,
  site uuid not null references public.sites (id) on delete cascade,
  account uuid not null references auth.users (id) on delete cascade,
  session uuid not null,
  expires_at timestamptz not null default now() + interval '5 minutes'
);
create index export_links_expires_idx on private.export_links (expires_at);
create index export_links_site_idx on private.export_links (site);
create index export_links_account_idx on private.export_links (account);
