import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unpack } from "../export/testing/exports.ts";
import { noLimits } from "../testing/accounts.ts";
import { createAdmin } from "../testing/admin.ts";
import { createCustomer } from "../testing/billing.ts";
import { createPicture } from "../testing/pictures.ts";
import { type Person, sendCommand } from "../testing/send-command.ts";
import { createSite } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({
    limits: noLimits,
    works: true,
    onFinished: (cleanUp) => void cleanUps.push(cleanUp),
  });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

/** Where in the zip of all data stands what a column says of somebody: a file, and the way in it to something that is not empty. */
const told: Record<string, readonly [file: string, ...way: string[]]> = {
  "auth.refresh_tokens.user_id": ["account.json", "sessions"],
  "auth.sessions.user_id": ["account.json", "sessions"],
  "auth.users.email": ["account.json", "account", "email"],
  "private.audit.actor": ["account.json", "acts"],
  "private.audit.on_behalf_of": ["account.json", "actsForIt"],
  "private.email_change_undos.old_email": ["account.json", "formerAddresses"],
  "private.email_change_undos.user_id": ["account.json", "formerAddresses"],
  "private.ledger_transactions.customer": ["billing.json", "statement"],
  "private.looks.account": ["account.json", "looks"],
  "private.message_receivers.email": ["account.json", "ownSites", "0", "messagesTo"],
  "private.site_invitations.email": ["account.json", "invitations"],
  "private.suspensions.account": ["account.json", "suspension", "reason"],
  "private.ticket_pictures.account": ["questions/"],
  "public.billing_details.account": ["billing.json", "madeOutTo", "name"],
  "public.brand_changes.account": ["account.json", "brandChanges"],
  "public.brands.account": ["account.json", "brand", "marker"],
  "public.invoices.customer": ["billing.json", "invoices"],
  "public.invoices.email": ["billing.json", "invoices", "0", "email"],
  "public.pictures.owner": ["pictures/"],
  "public.preview_links.author": ["account.json", "ownSites", "0", "previewLinks"],
  "public.profiles.email": ["account.json", "profile", "email"],
  "public.profiles.user_id": ["account.json", "profile", "role"],
  "public.quotes.customer": ["billing.json", "quotes"],
  "public.quotes.email": ["billing.json", "quotes", "0", "email"],
  "public.site_members.user_id": ["account.json", "sites"],
  "public.sites.owner": ["sites/"],
  "public.subscriptions.customer": ["billing.json", "hosting", "until"],
  "public.support_settings.account": ["questions.json", "access"],
  "public.tickets.account": ["questions.json", "questions"],
  "public.versions.author": ["account.json", "ownSites", "0", "versions"],
};

/** What is left out of it, and why. */
const leftOut: Record<string, string> = {
  "auth.identities.email": "the address of the account, which is told",
  "auth.identities.user_id": "that one signs in by this address, which is told",
  "auth.one_time_tokens.user_id": "what a mailed link is known by, hashed, for an hour",
  "auth.users.email_change": "an address that was asked for and never proven: it may be anybody's",
  "private.announcements.author":
    "what the studio says, and not what is kept of somebody; its making is an act",
  "private.authorization_codes.user_id": "what a sign-in on its way is known by, hashed, for minutes",
  "private.command_answers.account":
    "answers to requests, so that they are not done twice, for a day; what was done are acts",
  "private.backups.asked_by": "a copy of the database that an administrator had made, which is an act",
  "private.comment_mails.account": "when the last mail about comments went out",
  "private.data_links.account": "what the link of this zip is known by, hashed, for minutes",
  "private.export_links.account": "what the link of an export is known by, hashed, for minutes",
  "private.known_networks.user_id":
    "networks as hashes that nobody reads back; where sign-ins came from is told under security",
  "private.looks.admin": "who looked at somebody else, whose data it is; that they did is an act",
  "private.mail_words.changed_by":
    "what the studio says in its mails, and not what is kept of somebody; changing it is an act",
  "private.ownership_offers.author": "an offer that waits; making it is an act",
  "private.ownership_offers.receiver": "an offer of somebody else's site that waits for 7 days",
  "private.pending_sign_ups.email": "a sign-up that nobody has confirmed: it may be anybody's",
  "private.pending_sign_ups.user_id": "the id that an account would get, before it is one",
  "private.people.account": "what the list of people is sorted by, made of profile and account",
  "private.presence.account": "who has which page open, for half a minute",
  "private.question_mails.account": "when an administrator was last told that questions wait",
  "private.saved_replies.changed_by": "what the studio answers with, and not what is kept of somebody",
  "private.site_invitations.author": "the address of somebody else; inviting them is an act",
  "private.studio_settings.changed_by":
    "how the studio is set, and not what is kept of somebody; changing it is an act",
  "private.studio_webhooks.made_by":
    "where the studio's events go, and not what is kept of somebody; adding it is an act",
  "private.template_notes.by":
    "what the studio says of a template, and not what is kept of somebody; writing it is an act",
  "private.templates.changed_by":
    "how the studio's list of templates is, and not what is kept of somebody; changing it is an act",
  "public.accepted_findings.author": "what was accepted of a site's check, which is an act",
  "public.comments.resolved_by": "what somebody else said of a site; the comments on own sites are told",
  "public.draft_changes.author": "steps of a draft that is given as a whole, kept to go back in the editor",
  "public.publishes.author": "how far a publication is; what came of it is told as a version",
  "public.ticket_messages.author":
    "told with the questions; of an administrator, what the studio said to somebody else",
  "public.tickets.assigned_to": "which administrator looks after a question of somebody else",
  "public.tickets.guest_email":
    "an address that somebody typed on the landing page and nobody has proven: it may be anybody's",
};

test("all that refers to an account is in the zip of its data, or is left out for a reason", async () => {
  const { rows } = await server.owner.query<{ name: string }>(`
    select space.nspname || '.' || made.relname || '.' || held.attname as name
    from pg_constraint as reference join pg_class as made on made.oid = reference.conrelid
    join pg_namespace as space on space.oid = made.relnamespace
    join pg_attribute as held on held.attrelid = made.oid and held.attnum = any (reference.conkey)
    where reference.contype = 'f' and reference.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass)
    union
    -- What names somebody without referring to them.
    select table_schema || '.' || table_name || '.' || column_name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'private', 'auth') and table_type = 'BASE TABLE'
      and (data_type = 'uuid' and column_name in ('account', 'actor', 'admin', 'author', 'customer', 'on_behalf_of', 'owner', 'person', 'receiver', 'user_id')
        or data_type = 'text' and column_name ~ '(^|_)email(_change)?$')
    order by 1
  `);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys({ ...told, ...leftOut }).sort());
  expect(Object.keys(told).filter((name) => name in leftOut)).toEqual([]);
});

/** Somebody of whom something is kept everywhere. */
async function createKnownPerson(): Promise<Person> {
  const { owner } = server;
  const admin = await createAdmin(server);
  const { customer: person, invoice } = await createCustomer(server, admin);
  const [site, other] = [await createSite(server, person), await createSite(server, admin)];
  const insert = (statement: string, ...values: unknown[]) => owner.query(statement, values);
  await createPicture(server, person);
  await insert(
    "insert into private.email_change_undos (token_hash, user_id, old_email) values ($1, $2, 'before@example.com')",
    randomUUID(),
    person.id,
  );
  await insert(
    "insert into private.looks (session, admin, account, reason) values ($1, $2, $3, 'A marker')",
    randomUUID(),
    admin.id,
    person.id,
  );
  await insert("insert into private.message_receivers values ($1, 'office@example.com')", site);
  await insert(
    "insert into private.site_invitations (id, site, email, role, author, token_hash) values ($1, $2, $3, 'viewer', $4, $5)",
    randomUUID(),
    other,
    person.email,
    admin.id,
    randomUUID(),
  );
  await insert("insert into private.suspensions values ($1, 'A marker', true)", person.id);
  await insert(`insert into brands (account, brand) values ($1, '{"marker": "A marker"}')`, person.id);
  await insert(
    "insert into brand_changes (site, account, run, brand, revision) values ($1, $2, $3, 1, 1)",
    site,
    person.id,
    randomUUID(),
  );
  await insert(
    "insert into versions (site, number, document_hash, revision, author) values ($1, 1, sha256(''), 1, $2)",
    site,
    person.id,
  );
  await insert(
    `insert into preview_links (id, site, has_password, may_comment, author, expires_at)
     values ($1, $2, false, true, $3, now() + interval '1 day')`,
    randomUUID(),
    site,
    person.id,
  );
  await insert(
    "insert into private.audit (actor, on_behalf_of, act, target_kind, target) values (null, $1, 'hosting-renew', 'account', '')",
    person.id,
  );
  const [ticket, message, picture] = [randomUUID(), randomUUID(), randomUUID()];
  await insert("insert into tickets (id, account, subject) values ($1, $2, 'A marker')", ticket, person.id);
  await insert(
    "insert into ticket_messages (id, ticket, side, author, body) values ($1, $2, 'customer', $3, 'A marker')",
    message,
    ticket,
    person.id,
  );
  const bytes = randomBytes(300);
  await insert(
    "insert into private.blobs (sha256, encoding, bytes) values (sha256($1), 'identity', $1)",
    bytes,
  );
  await insert(
    `insert into private.ticket_pictures (id, account, message, sha256, content_type, bytes, width, height)
     values ($1, $2, $3, sha256($4), 'image/jpeg', 300, 10, 10)`,
    picture,
    person.id,
    message,
    bytes,
  );
  await expect
    .poll(
      async () =>
        (await insert("select from private.invoice_documents where invoice = $1", invoice)).rows.length,
    )
    .toBe(1);
  return person;
}

function at(value: unknown, [step, ...way]: readonly string[]): unknown {
  return step === undefined ? value : at((value as Record<string, unknown> | null)?.[step], way);
}

test("whatever is kept of somebody stands in the zip of their data, their invoices on paper too", async () => {
  const person = await createKnownPerson();
  const { body } = await sendCommand(server, person, "export-account", {});
  const files = await unpack(
    Buffer.from(await (await fetch(`${server.url}${String(body.link)}`)).arrayBuffer()),
  );
  const names = [...files.keys()];
  for (const [name, [file, ...way]] of Object.entries(told)) {
    if (file.endsWith("/")) {
      expect(
        names.some((one) => one.startsWith(file)),
        name,
      ).toBe(true);
      continue;
    }
    const found = at(JSON.parse(String(files.get(file))), way);
    expect(Array.isArray(found) ? found.length : String(found ?? "").length, name).toBeGreaterThan(0);
  }
  const paper = names.find((name) => name.startsWith("billing/")) ?? "";
  expect(files.get(paper)?.subarray(0, 5).toString()).toBe("%PDF-");
  const money = JSON.parse(String(files.get("billing.json")));
  expect(money.statement).toMatchObject([
    { kind: "invoice", amountCents: 1_500_000, balanceCents: 1_500_000 },
  ]);
});

test("nobody else's money, questions or pictures stand in it", async () => {
  const [person, other] = [await createKnownPerson(), await createKnownPerson()];
  const { body } = await sendCommand(server, person, "export-account", {});
  const files = await unpack(
    Buffer.from(await (await fetch(`${server.url}${String(body.link)}`)).arrayBuffer()),
  );
  const [theirs] = (
    await server.owner.query(
      `select (select number from invoices where customer = $1) as number, (select id from tickets where account = $1) as ticket,
         (select id from private.ticket_pictures where account = $1) as picture`,
      [other.id],
    )
  ).rows;
  const all = [...files].map(([name, bytes]) => name + bytes.toString("latin1")).join("\n");
  for (const one of [other.id, other.email, theirs.number, theirs.ticket, theirs.picture])
    expect(all).not.toContain(one);
});
