import type pg from "pg";

/** A hundred thousand of everything that the studio lists, and of messages of one site. Gives who administers, and whose site it is. */
export async function fillWithCrowd(owner: pg.Client): Promise<Crowd> {
  for (const part of parts) await owner.query(part);
  await owner.query("vacuum analyze");
  const { rows } = await owner.query<Crowd>(
    `select admin.user_id as admin, site.owner as customer, site.id as site
     from (select user_id from profiles where role = 'admin' limit 1) as admin,
       (select sites.id, sites.owner from sites join many on many.site = sites.id and many.n = 1) as site`,
  );
  const [crowd] = rows;
  if (!crowd) throw new Error("The crowd did not come.");
  return crowd;
}

export type Crowd = { admin: string; customer: string; site: string };

const people = [
  `create table many as select n, gen_random_uuid() as person, gen_random_uuid() as site, gen_random_uuid() as invoice,
     gen_random_uuid() as ticket, now() - n * interval '5 minutes' as at, current_date - n % 1000 as day,
     (array['Weir', 'Holt', 'Marsh', 'Lorne'])[1 + n % 4] as house
   from generate_series(1, 100000) as n`,
  "create unique index on many (n)",
  `insert into auth.users (id, email, raw_user_meta_data, created_at, email_confirmed_at, last_sign_in_at)
   select person, 'person-' || n || '@example.com', jsonb_build_object('full_name', 'Name ' || n || ' ' || house), at, at,
     case when n % 3 > 0 then now() - n % 900 * interval '1 hour' end from many`,
  "update profiles set created_at = many.at from many where many.person = user_id",
  "update profiles set role = 'admin' from many where many.person = user_id and n % 20000 = 0",
  "insert into auth.sessions (user_id, amr, refreshed_at) select person, '[]', now() - n % 2000 * interval '1 hour' from many where n % 3 = 0",
];

const sites = [
  `insert into sites (id, owner, name, subdomain, template, published_at, created_at)
   select one.site, whose.person, 'Site ' || one.n, 'site-' || one.n,
     (array['food', 'solar', 'tech', 'art', 'travel', 'music', 'crypto', 'fashion'])[1 + one.n % 8],
     case when one.n % 2 = 0 then one.at end, one.at
   from many as one join many as whose on whose.n = 1 + one.n * 7 % 60000`,
  "insert into site_members (site, user_id, role) select id, owner, 'owner' from sites",
  "insert into drafts (site, document) select id, '{}' from sites",
  `insert into messages (site, page, form, kind, fields, at, digest, words, state)
   select (select site from many where n = 1), 'home', 'write', 'message', '[]', at, sha256(n::text::bytea),
     'is there a table for nine on a ' || (array['friday', 'sunday', 'tuesday'])[1 + n % 3] || ' person-' || n || '@example.com',
     (array['new', 'read', 'done', 'spam', 'quarantine'])[1 + n % 5] from many`,
];

const money = [
  `insert into quotes (id, email, customer, title, currency, tax_rate, net_cents, tax_cents, made_on, valid_until, accepted_at, declined_at, at)
   select gen_random_uuid(), 'person-' || n || '@example.com', person, (array['Website', 'Shop', 'Identity'])[1 + n % 3] || ' ' || n, 'USD', 0,
     10000 + n, 0, day, day + 30, case when n % 4 = 0 then at end, case when n % 4 = 1 then at end, at from many`,
  `insert into invoices (id, kind, year, sequence, customer, email, buyer, seller, currency, tax_rate, net_cents, tax_cents, open_cents,
     credited_cents, issued_on, due_on, waived_on)
   select invoice, 'invoice', extract(year from day), n, person, 'person-' || n || '@example.com',
     jsonb_build_object('name', 'Name ' || n || ' ' || house, 'street', '12 Quay Street', 'city', 'Portland', 'country', 'US'),
     (select details from private.seller), 'USD', 0, 10000 + n, 0, case when n % 3 = 0 then 10000 + n else 0 end,
     case when n % 9 = 1 then 10000 + n else 0 end, day, day + 14, case when n % 9 = 2 then day end from many`,
  `insert into payments (id, invoice, method, amount_cents, currency, received_on, reference)
   select gen_random_uuid(), invoice, 'bank', 10000 + n, 'USD', day, 'R' || n from many where n % 3 > 0`,
  `insert into subscriptions (id, customer, offer, price_cents, currency, tax_rate, started_on, until, state, cancelled_on)
   select gen_random_uuid(), person, 'hosting', 60000, 'USD', 0, day, day + 365,
     (array['active', 'active', 'active', 'overdue', 'suspended', 'ended'])[1 + n % 6], case when n % 10 = 0 then current_date end from many`,
];

const desk = [
  `insert into tickets (id, account, subject, state, assigned_to, waiting_since, asked_at, changed_at)
   select one.ticket, whose.person, (array['Opening hours', 'A picture', 'Domain and mail', 'An invoice'])[1 + one.n % 4] || ' ' || one.n,
     (array['open', 'waiting', 'solved', 'solved'])[1 + one.n % 4], case when one.n % 3 = 0 then (select person from many where n = 20000) end,
     case when one.n % 4 = 0 then one.at end, one.at, one.at
   from many as one join many as whose on whose.n = 1 + one.n * 7 % 20000`,
  `insert into ticket_messages (id, ticket, side, author, body, at)
   select gen_random_uuid(), ticket, 'customer', person, 'How does this go, and what is there to do about it?', at from many`,
  `insert into private.audit (actor, act, target_kind, target, at)
   select case when n % 3 = 0 then (select person from many where n = 20000) else person end,
     (array['create-site', 'publish-site', 'suspend-account', 'make-quote'])[1 + n % 4],
     (array['site', 'account', 'invoice', 'quote'])[1 + n % 4], person::text, at from many`,
];

const parts = [...people, ...sites, ...money, ...desk];
