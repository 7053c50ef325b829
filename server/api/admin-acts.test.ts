import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { everyTemplate } from "../mail/words/every-template.ts";
import { ask } from "../support/testing/support-scene.ts";
import { newEmail, noLimits } from "../testing/accounts.ts";
import { createAdmin } from "../testing/admin.ts";
import { readAllRows } from "../testing/all-rows.ts";
import { createCustomer, invoiceFor, mustSend, quoteFor, sampleBuyer } from "../testing/billing.ts";
import { createPerson, sendCommand } from "../testing/send-command.ts";
import { createSite } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { everyCommand } from "./every-command.ts";

/** What changes nothing, and what is told of where it is tested: drawing, backups, and days that pass in development alone. */
const elsewhere = [
  "list-mail-words",
  "preview-mail",
  "read-health",
  "draw-template",
  "draw-ticket-place",
  "open-ticket-site",
  "save-ticket-draft",
  "make-template",
  "make-backup",
  "move-billing-clock",
];

/** What the audit says beside who did it: how it was and is, how it is of what was not there, how it was of what is gone, or that it was. */
type Told = "both" | "after" | "before" | "act";

/** An act of each kind, in an order in which all of them can be done. */
const acts: readonly [name: string, input: (scene: Scene) => object, told: Told][] = [
  ["set-role", ({ person }) => ({ account: person.id, role: "customer" }), "both"],
  ["send-password-link", ({ person }) => ({ account: person.id }), "act"],
  ["invite-person", () => ({ email: newEmail(), name: "Zoe" }), "after"],
  ["begin-look", ({ person }) => ({ account: person.id, reason: "They asked", request: undefined }), "after"],
  ["hand-over-site", ({ site, customer }) => ({ site, to: customer.email }), "both"],
  ["suspend-account", ({ person }) => ({ account: person.id, reason: "Spam", sitesStayLive: false }), "both"],
  ["lift-suspension", ({ person }) => ({ account: person.id }), "both"],
  ["delete-person", ({ person }) => ({ account: person.id, email: person.email }), "both"],
  ["keep-person", ({ person }) => ({ account: person.id }), "both"],
  ["make-quote", ({ quote, customer }) => ({ ...quoteFor(customer.email), quote }), "after"],
  ["withdraw-quote", ({ quote }) => ({ quote }), "both"],
  ["remind-invoice", ({ invoice }) => ({ invoice }), "both"],
  ["credit-invoice", ({ invoice }) => ({ invoice, credit: randomUUID(), lines: [line] }), "both"],
  [
    "record-payment",
    ({ invoice, today }) => ({ invoice, amountCents: 1_400_100, receivedOn: today, reference: "T 1" }),
    "both",
  ],
  ["refund-customer", ({ invoice }) => ({ invoice, amountCents: 100, reference: "T 2" }), "both"],
  ["issue-invoice", ({ second, customer }) => ({ ...invoiceFor(customer.email), invoice: second }), "after"],
  ["waive-invoice", ({ second }) => ({ invoice: second, reason: "A gift" }), "both"],
  [
    "save-seller",
    () => ({ seller: { ...sampleBuyer, email: "hello@fabula.example", iban: "", bic: "", bank: "" } }),
    "both",
  ],
  ["change-studio-setting", () => ({ key: "keepContacts", value: 6, seen: 12 }), "both"],
  [
    "make-announcement",
    () => ({ title: "News", body: "Come.", from: new Date().toISOString(), until: null }),
    "after",
  ],
  ["withdraw-announcement", ({ announcement }) => ({ announcement, isWithdrawn: true }), "both"],
  [
    "change-mail-words",
    () => ({ mail: "recovery", words: everyTemplate.recovery.usual, revision: 0 }),
    "after",
  ],
  ["change-mail-words", () => ({ mail: "recovery", words: null, revision: 1 }), "before"],
  ["send-mail-preview", () => ({ mail: "recovery", words: null }), "act"],
  ["save-studio-webhook", ({ webhook }) => ({ webhook, url, events: ["site.created"] }), "after"],
  ["save-studio-webhook", ({ webhook }) => ({ webhook, url, events: ["site.published"] }), "both"],
  ["test-studio-webhook", ({ webhook }) => ({ webhook, request: undefined }), "act"],
  ["resend-studio-delivery", ({ delivery }) => ({ delivery, request: undefined }), "after"],
  ["remove-studio-webhook", ({ webhook }) => ({ webhook }), "before"],
  ["set-template", () => ({ template: "sports", seen: 1, change: { state: "hidden" } }), "both"],
  ["order-templates", () => ({ order: ["sports"], seen: [] }), "both"],
  ["note-template-version", () => ({ template: "sports", version: 1, note: "The first", seen: "" }), "both"],
  ["assign-ticket", ({ ticket, admin }) => ({ ticket, to: admin.id }), "both"],
  ["answer-ticket", ({ ticket }) => ({ ticket, message: randomUUID(), body: "So.", as: "answer" }), "both"],
  ["set-ticket-state", ({ ticket }) => ({ ticket, state: "solved" }), "both"],
  ["save-reply", ({ reply }) => ({ reply, name: "Hours", body: "Under Facts." }), "after"],
  ["save-reply", ({ reply }) => ({ reply, name: "Hours", body: "See Facts." }), "both"],
  ["delete-reply", ({ reply }) => ({ reply }), "before"],
  ["export-people", () => ({ request: undefined }), "after"],
  ["export-audit", () => ({ request: undefined }), "after"],
  ["export-billing", () => ({ list: "quotes", request: undefined }), "after"],
  ["export-studio-figures", () => ({ weeks: 4, request: undefined }), "after"],
  ["export-templates", () => ({ request: undefined, templates: ["luxury"] }), "after"],
  ["export-tickets", () => ({ state: null, of: null, containing: "", request: undefined }), "after"],
];

const url = "https://hooks.example.com/in";
const line = { text: "A page less", quantity: 1, unitCents: 100_000 };

type Scene = Awaited<ReturnType<typeof createScene>>;

async function createScene(server: TestServer) {
  const admin = await createAdmin(server);
  await createAdmin(server);
  const [person, { customer, invoice }] = [await createPerson(server), await createCustomer(server, admin)];
  const site = await createSite(server, person);
  await server.owner.query("update profiles set requested_role = 'admin' where user_id = $1", [person.id]);
  const { rows } = await server.owner.query("select private.billing_today()::text as today");
  return {
    admin,
    person,
    customer,
    invoice,
    site,
    ticket: await ask(server, customer),
    quote: randomUUID(),
    second: randomUUID(),
    webhook: randomUUID(),
    reply: randomUUID(),
    announcement: "",
    delivery: "",
    today: String(rows[0].today),
  };
}

test("every act of an administrator is here, or said to be elsewhere", () => {
  const ofAdmins = everyCommand.flatMap(({ command }) => (command.by === "admin" ? [command.name] : []));
  expect([...new Set([...acts.map(([name]) => name), ...elsewhere])].sort()).toEqual(ofAdmins.sort());
});

test("nothing is done of which the audit would not tell, and what is done it tells with how it was and is", async () => {
  const server = await createTestServer({ limits: noLimits });
  const { owner } = server;
  const scene = await createScene(server);
  await owner.query(`
    create function private.refuse_audit() returns trigger language plpgsql as $$ begin raise exception 'The audit is full.'; end $$;
    create trigger refuse_audit before insert on private.audit for each row execute function private.refuse_audit();
  `);
  for (const [name, inputOf, told] of acts) {
    const body = () => ({ request: randomUUID(), ...inputOf(scene) });
    await owner.query("alter table private.audit enable trigger refuse_audit");
    const before = await readAllRows(server);
    expect([name, (await sendCommand(server, scene.admin, name, body())).status]).toEqual([name, 500]);
    expect([name, await readAllRows(server)]).toEqual([name, before]);
    await owner.query("alter table private.audit disable trigger refuse_audit");
    const last = await newestAct(server);
    await mustSend(server, scene.admin, name, body());
    const { rows } = await owner.query("select * from private.audit where id > $1", [last]);
    expect([name, rows]).toMatchObject([name, [{ act: name, actor: scene.admin.id }]]);
    expect([name, toldOf(rows[0])]).toEqual([name, told]);
    await noteMade(server, scene);
  }
});

const newestAct = async ({ owner }: TestServer): Promise<string> =>
  (await owner.query("select coalesce(max(id), 0) as id from private.audit")).rows[0].id;

function toldOf({ before, after }: { before: object | null; after: object | null }): Told {
  if (before && after) return "both";
  return after ? "after" : before ? "before" : "act";
}

/** What the server has given a name that later acts need. */
async function noteMade({ owner }: TestServer, scene: Scene): Promise<void> {
  const newest = async (statement: string) => String((await owner.query(statement)).rows[0]?.id ?? "");
  scene.announcement = await newest("select id from private.announcements");
  scene.delivery = await newest("select id from private.studio_deliveries order by at desc limit 1");
}
