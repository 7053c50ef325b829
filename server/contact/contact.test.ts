import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { sweepSupport } from "../support/sweep-support.job.ts";
import { tellQuestions } from "../support/tell-questions.ts";
import { answer, createAdministrator } from "../support/testing/support-scene.ts";
import { noLimits } from "../testing/accounts.ts";
import { queryAs } from "../testing/query-as.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { contactLimits } from "./contact-limits.ts";
import { rememberLandingVisitors } from "./landing-visitors.ts";

let server: TestServer;
let admin: Person;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({ limits: noLimits, onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
  admin = await createAdministrator(server);
  await open("support");
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

async function open(value: "console" | "support"): Promise<void> {
  const { rows } = await server.owner.query(
    "select coalesce((select value #>> '{}' from private.studio_settings where key = 'contactForm'), 'console') as seen",
  );
  const { status } = await sendCommand(server, admin, "change-studio-setting", {
    request: randomUUID(),
    key: "contactForm",
    value,
    seen: rows[0].seen,
  });
  expect(status).toBe(200);
}

let networks = 0;
/** Whoever comes has a network of their own, unless the test says which. */
function newNetwork(): string {
  networks += 1;
  return `203.0.113.${networks}`;
}

const typed = (more: Record<string, string> = {}) => ({
  name: "Weir & Sons",
  email: `guest-${randomUUID().slice(0, 8)}@example.com`,
  company: "",
  message: `Once there was a shop. ${randomUUID()}\nIt dripped.`,
  "web-site": "",
  ...more,
});

/** What `fetch` sends as the page of the studio would. */
function send(
  fields: Record<string, string>,
  { network = newNetwork(), headers = {}, app = server.app }: Sending = {},
): Promise<Response> {
  const sent = {
    "x-forwarded-for": network,
    "user-agent": "Browser 1",
    "sec-fetch-site": "same-origin",
    "content-type": "application/x-www-form-urlencoded",
    ...headers,
  };
  // What is undefined is not sent.
  const said = Object.entries(sent).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  );
  const request = new Request(`${server.url}/contact`, {
    method: "POST",
    headers: said,
    body: new URLSearchParams(fields).toString(),
  });
  return Promise.resolve(app.fetch(request, bindings));
}
type Sending = { network?: string; headers?: Record<string, string | undefined>; app?: TestServer["app"] };
const bindings = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };

/** Has somebody see the form, some seconds ago. */
async function see(network: string): Promise<void> {
  const visitors = rememberLandingVisitors(server.database, server.commands.log);
  visitors.note({ network, agent: "Browser 1" });
  await visitors.stop();
  await server.owner.query("update private.viewers set at = at - interval '1 minute'");
}

const ticketsOf = async (email: string) =>
  (await server.owner.query("select * from tickets where guest_email = $1 order by asked_at", [email])).rows;
const countAll = async () =>
  (
    await server.owner.query(
      "select (select count(*) from tickets) t, (select count(*) from ticket_messages) m",
    )
  ).rows[0];

test("what is written becomes a question of somebody without an account, and is thanked", async () => {
  const network = newNetwork();
  await see(network);
  const fields = typed({ company: "Weir Ltd" });
  const sent = await send(fields, { network });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/contact/thanks"]);
  const [ticket] = await ticketsOf(fields.email);
  expect(ticket).toMatchObject({
    account: null,
    guest_name: "Weir & Sons",
    guest_company: "Weir Ltd",
    subject: fields.message.split("\n")[0],
    state: "open",
    signs: [],
  });
  const { rows } = await server.owner.query(
    "select side, author, body from ticket_messages where ticket = $1",
    [ticket.id],
  );
  expect(rows).toEqual([{ side: "customer", author: null, body: fields.message }]);
  const thanks = await fetch(`${server.url}/contact/thanks`);
  expect([thanks.status, await thanks.text()]).toEqual([200, expect.stringContaining("It is with us.")]);
});

test("a double click is one question, and so is the same sent again; another text is another", async () => {
  const network = newNetwork();
  const fields = typed();
  const answers = await Promise.all([send(fields, { network }), send(fields, { network })]);
  await send(fields, { network });
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await ticketsOf(fields.email)).toHaveLength(1);
  await send({ ...fields, message: "Something else." }, { network });
  expect(await ticketsOf(fields.email)).toHaveLength(2);
});

test("while the form is closed nothing is kept, and what was written is given back", async () => {
  const state = async () =>
    (await (
      await fetch(`${server.url}/contact`, { headers: { accept: "application/json" } })
    ).json()) as object;
  expect(await state()).toEqual({ isOpen: true });
  await open("console");
  const before = await countAll();
  const fields = typed({ message: "Once <b>there</b>" });
  const sent = await send(fields);
  expect([sent.status, await sent.text()]).toEqual([
    409,
    expect.stringContaining("Once &lt;b&gt;there&lt;/b&gt;"),
  ]);
  expect(await countAll()).toEqual(before);
  expect(await state()).toEqual({ isOpen: false });
  await open("support");
});

test.each<[string, Record<string, string>, string]>([
  ["without a name", { name: " " }, "name"],
  ["with two addresses", { email: "a@b.example,c@d.example" }, "email"],
  ["with a header in the address", { email: "a@b.example\r\nBcc: c@d.example" }, "email"],
  ["without a message", { message: "\n" }, "message"],
  ["with a message without end", { message: "a".repeat(5_001) }, "message"],
])("what comes %s is refused with all that was typed, and nothing is kept", async (_, wrong, field) => {
  const before = await countAll();
  const fields = typed({ company: "<Weir>", ...wrong });
  const sent = await send(fields);
  const page = await sent.text();
  expect(sent.status).toBe(400);
  expect(page).toContain(`name="${field}" aria-invalid="true"`);
  expect(page).toContain('value="&lt;Weir&gt;"');
  expect(await countAll()).toEqual(before);
});

test("who fills in what nobody sees is thanked alike, and kept nowhere", async () => {
  const before = await countAll();
  const sent = await send(typed({ "web-site": "https://spam.example" }));
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/contact/thanks"]);
  expect(await countAll()).toEqual(before);
});

test("what a machine gives itself away by stands beside it, and nobody is mailed about that", async () => {
  const [unseen, quick, unsaid, unnamed] = [typed(), typed(), typed(), typed()];
  await send(unseen);
  const network = newNetwork();
  const visitors = rememberLandingVisitors(server.database, server.commands.log);
  visitors.note({ network, agent: "Browser 1" });
  await visitors.stop();
  await send(quick, { network });
  const seen = newNetwork();
  await see(seen);
  await send(unsaid, { network: seen, headers: { "sec-fetch-site": undefined } });
  await send(unnamed, { headers: { "sec-gpc": "1" } });
  const signs = async ({ email }: { email: string }) => (await ticketsOf(email))[0].signs;
  expect([await signs(unseen), await signs(quick), await signs(unsaid), await signs(unnamed)]).toEqual([
    ["unseen"],
    ["quick"],
    ["elsewhere"],
    [],
  ]);
  await server.owner.query("update tickets set state = 'solved', waiting_since = null where signs = '{}'");
  const mails = (await server.mails()).length;
  await tellQuestions(server.commands);
  expect((await server.mails()).length).toBe(mails);
  await server.owner.query("update tickets set signs = '{}' where guest_email = $1", [unseen.email]);
  await tellQuestions(server.commands);
  expect((await server.mails()).at(-1)).toMatchObject({
    kind: "questions-waiting",
    count: 1,
    questions: [{ who: "Weir & Sons" }],
  });
});

test("where somebody wrote from is kept with the act, and not of whoever asks to be nobody", async () => {
  const networkOf = async (headers: Record<string, string>) => {
    const [fields, network] = [typed(), newNetwork()];
    await send(fields, { network, headers });
    const { rows } = await server.owner.query(
      "select network = $1 as same, network from private.audit where target = (select id::text from tickets where guest_email = $2)",
      [network, fields.email],
    );
    return rows;
  };
  expect(await networkOf({})).toMatchObject([{ same: true }]);
  expect(await networkOf({ "sec-gpc": "1" })).toMatchObject([{ network: "" }]);
});

const wide = { points: 100, seconds: 60 };
const limits = {
  "contact-by-network": wide,
  "contact-by-network-daily": wide,
  "contact-by-address": wide,
  "contact-by-day": wide,
};

test("nobody closes the form to others: one network is refused long before, and what is much waits in the queue", async () => {
  await server.owner.query("delete from private.rate_limits where key like 'contact-%'");
  const appOf = (changed: object) =>
    createApp({
      ...server.commands,
      secretKey: server.secretKey,
      contactLimits: { ...contactLimits, ...changed },
    });
  const patient = appOf({ "contact-by-network": wide });
  const network = newNetwork();
  const statuses: number[] = [];
  for (let turn = 0; turn < 21; turn += 1)
    statuses.push((await send(typed(), { app: patient, network })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 303), 429]);
  // Of a provider's /48, which has 256 of them, each /56 counts, and all together.
  const few = appOf({ "contact-by-network-daily": { points: 1, seconds: 60 } });
  const ofSubnets: number[] = [];
  for (let subnet = 0; subnet < 9; subnet += 1) {
    const { status } = await send(typed(), { app: few, network: `2001:db8:77:${subnet}00::1` });
    ofSubnets.push(status);
  }
  expect(ofSubnets).toEqual([...Array.from({ length: 8 }, () => 303), 429]);

  await server.owner.query("delete from private.rate_limits where key like 'contact-%'");
  const much = appOf({ "contact-by-day": { usual: 1, points: 3, seconds: 60 } });
  const [usual, often] = [typed(), typed()];
  for (const fields of [usual, often]) {
    const seen = newNetwork();
    await see(seen);
    expect((await send(fields, { app: much, network: seen })).status).toBe(303);
  }
  expect((await ticketsOf(usual.email))[0].signs).toEqual([]);
  expect((await ticketsOf(often.email))[0].signs).toEqual(["often"]);
  await server.owner.query("delete from private.rate_limits where key like 'contact-%'");
});

test.each(Object.keys(contactLimits) as (keyof typeof contactLimits)[])(
  "%s is counted on all servers, and what was typed is given back",
  async (name) => {
    await server.owner.query("delete from private.rate_limits where key like 'contact-%'");
    const apps = [1, 2].map(() =>
      createApp({
        ...server.commands,
        secretKey: server.secretKey,
        contactLimits: { ...limits, [name]: { points: 2, seconds: 60 } },
      }),
    );
    const network = newNetwork();
    const email = `${randomUUID()}@example.com`;
    const statuses: number[] = [];
    for (const turn of [0, 1, 2]) {
      const sent = await send(typed(name === "contact-by-address" ? { email } : {}), {
        app: apps[turn % 2] as TestServer["app"],
        ...(name.startsWith("contact-by-network") && { network }),
      });
      statuses.push(sent.status);
      if (sent.status !== 429) continue;
      expect(Number(sent.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await sent.text()).toContain("Weir &amp; Sons");
    }
    expect(statuses).toEqual([303, 303, 429]);
    await server.owner.query("delete from private.rate_limits where key like 'contact-%'");
  },
);

test("a form of another site, and what is no form, get nothing in", async () => {
  const before = await countAll();
  const elsewhere = await send(typed(), { headers: { "sec-fetch-site": "cross-site" } });
  const other = await send(typed(), { headers: { "content-type": "text/plain" } });
  expect([elsewhere.status, other.status]).toEqual([403, 400]);
  expect(await countAll()).toEqual(before);
});

test("a guest is answered by mail, answers by its link, and nothing says that there is an account", async () => {
  const fields = typed();
  await send(fields);
  const [{ id: ticket }] = await ticketsOf(fields.email);
  await sendCommand(server, admin, "answer-ticket", answer(ticket, { body: "Of course.", as: "note" }));
  expect((await server.mails()).some(({ to }) => to === fields.email)).toBe(false);
  await sendCommand(server, admin, "answer-ticket", answer(ticket, { body: "Tell us more." }));
  const mail = (await server.mails()).find(({ to }) => to === fields.email);
  expect(mail).toMatchObject({ kind: "contact-answer", text: "Tell us more.", isSettled: false });
  if (mail?.kind !== "contact-answer") throw new Error("nothing was mailed");

  const shown = await (await fetch(mail.link)).text();
  expect(shown).toContain("Tell us more.");
  expect(shown).not.toMatch(/Of course|Sign in|\/dashboard/);
  const message = randomUUID();
  const reply = () =>
    fetch(mail.link, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ message, text: "It drips." }),
    });
  expect([(await reply()).status, (await reply()).status]).toEqual([303, 303]);
  expect(await (await fetch(`${mail.link}?sent`)).text()).not.toMatch(/Sign in|\/dashboard/);
  const { rows } = await server.owner.query(
    "select side, author, via, body from ticket_messages where id = $1",
    [message],
  );
  expect(rows).toEqual([{ side: "customer", author: null, via: "link", body: "It drips." }]);

  await sendCommand(server, admin, "answer-ticket", answer(ticket, { as: "solution" }));
  expect((await server.mails()).at(-1)).toMatchObject({
    kind: "contact-answer",
    isSettled: true,
    link: `${server.url}/#contact`,
  });
  expect((await fetch(mail.link)).status).toBe(404);
});

test("what looked like a machine's is somebody's once they have answered a mail: the studio hears of that", async () => {
  const fields = typed();
  await send(fields);
  const [{ id: ticket, signs }] = await ticketsOf(fields.email);
  expect(signs).toEqual(["unseen"]);
  await server.owner.query("update tickets set state = 'solved', waiting_since = null where id <> $1", [
    ticket,
  ]);
  await server.owner.query("delete from private.question_mails");
  const told = async () => (await server.mails()).filter(({ kind }) => kind === "questions-waiting").length;
  const before = await told();
  await tellQuestions(server.commands);
  await sendCommand(server, admin, "answer-ticket", answer(ticket, { body: "Tell us more." }));
  await tellQuestions(server.commands);
  expect(await told()).toBe(before);
  const mail = (await server.mails()).find(({ to }) => to === fields.email);
  if (mail?.kind !== "contact-answer") throw new Error("nothing was mailed");
  const body = new URLSearchParams({ message: randomUUID(), text: "It drips still." });
  expect((await fetch(mail.link, { method: "POST", redirect: "manual", body })).status).toBe(303);
  await tellQuestions(server.commands);
  expect(await told()).toBe(before + 1);
  expect((await server.mails()).filter(({ kind }) => kind === "questions-waiting").at(-1)).toMatchObject({
    count: 1,
    questions: [{ who: "Weir & Sons" }],
  });
});

test("whoever has an account with the address neither sees nor touches what a guest wrote under it", async () => {
  const owner = await createPerson(server);
  const fields = typed({ email: owner.email });
  await send(fields);
  const [before] = await ticketsOf(owner.email);
  for (const reading of ["select id from tickets", "select id from ticket_messages"]) {
    expect((await queryAs(server.database, owner, reading)).rows).toEqual([]);
  }
  expect((await queryAs(server.database, owner, "select * from my_support()")).rows[0]).toMatchObject({
    open: 0,
  });
  const ticket = before.id;
  const acts = {
    "write-ticket": { message: randomUUID(), body: "Mine" },
    "solve-ticket": {},
    "reopen-ticket": {},
    "rate-ticket": { rating: "yes" },
    "answer-ticket": { message: randomUUID(), body: "Mine", as: "answer" },
  };
  for (const [name, input] of Object.entries(acts)) {
    const { status } = await sendCommand(server, owner, name, { request: randomUUID(), ticket, ...input });
    expect([name, status]).toEqual([name, 404]);
  }
  expect(await ticketsOf(owner.email)).toEqual([before]);
  const read = (await queryAs(server.database, admin, "select read_ticket($1) as read", [ticket])).rows[0]
    ?.read;
  expect(read).toMatchObject({
    person: null,
    guest: { name: "Weir & Sons", email: owner.email, hasAccount: true, questions: 1, signs: ["unseen"] },
    place: null,
    sites: [],
    acts: [],
  });
});

test("guests stand in the queue, are found by name and address, and are in its table", async () => {
  const fields = typed({ name: "Zephyrine Weir", company: "=Weir" });
  await send(fields);
  for (const containing of ["zephyrine", fields.email.slice(0, 12)]) {
    const { rows } = await queryAs(
      server.database,
      admin,
      "select person, email from list_tickets(containing => $1)",
      [containing],
    );
    expect(rows).toEqual([{ person: "Zephyrine Weir", email: fields.email }]);
  }
  const { body } = await sendCommand(server, admin, "export-tickets", {
    containing: "zephyrine",
    state: null,
    of: null,
  });
  expect(body.csv).toContain(fields.email);
  expect(body.csv).toContain('"\'=Weir","landing page"');
});

test("guests are forgotten when the studio says, and nobody else is", async () => {
  const [old, young] = [typed(), typed()];
  await send(old);
  await send(young);
  const customer = await createPerson(server);
  await server.owner.query(
    "insert into tickets (id, account, subject, changed_at) values (gen_random_uuid(), $1, 'A', now() - interval '9 years')",
    [customer.id],
  );
  await server.owner.query(
    "update tickets set changed_at = now() - interval '13 months' where guest_email = $1",
    [old.email],
  );
  await sweepSupport.run({}, server.commands, new AbortController().signal);
  expect([(await ticketsOf(old.email)).length, (await ticketsOf(young.email)).length]).toEqual([0, 1]);
  const { rows } = await server.owner.query("select from tickets where account = $1", [customer.id]);
  expect(rows).toHaveLength(1);
});

test("nobody reads what guests left but administrators, and the database takes no guest with an account", async () => {
  const stranger = await createPerson(server);
  for (const caller of ["anon", stranger, admin] as const) {
    for (const column of ["guest_name", "guest_email", "guest_company", "signs"]) {
      await expect(queryAs(server.database, caller, `select ${column} from tickets`)).rejects.toThrow(
        "permission denied",
      );
    }
    await expect(queryAs(server.database, caller, "select private.may_be_answered(null)")).rejects.toThrow(
      "permission denied",
    );
  }
  for (const [account, email] of [
    [stranger.id, "a@b.example"],
    [null, null],
  ]) {
    await expect(
      server.owner.query(
        "insert into tickets (id, account, guest_name, guest_email, subject) values (gen_random_uuid(), $1, $2, $2, 'A')",
        [account, email],
      ),
    ).rejects.toThrow("tickets_asker_check");
  }
});
