import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noLimits } from "../testing/accounts.ts";
import { queryAs } from "../testing/query-as.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createSiteWithMembers } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { tellQuestions } from "./tell-questions.ts";
import { answer, ask, createAdministrator, question, stateOf } from "./testing/support-scene.ts";
import { ticketLimits } from "./ticket-limits.ts";

let server: TestServer;
let admin: Person;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({ limits: noLimits, onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
  admin = await createAdministrator(server);
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const send = (person: Person | undefined, name: string, body: object) =>
  sendCommand(server, person, name, { request: randomUUID(), ...body });
const rowOf = async (statement: string, values: unknown[]) =>
  (await server.owner.query(statement, values)).rows[0];

test("a question goes from asked over answered to solved, and back when it was not", async () => {
  const customer = await createPerson(server);
  const ticket = await ask(server, customer);
  const now = async () => (await stateOf(server, ticket)).ticket[0];
  expect(await now()).toMatchObject({ state: "open", account: customer.id, site: null });
  expect((await send(admin, "answer-ticket", answer(ticket))).status).toBe(200);
  expect(await now()).toMatchObject({ state: "waiting", waiting_since: null });
  const added = { ticket, message: randomUUID(), body: "There are none." };
  expect((await send(customer, "write-ticket", added)).status).toBe(200);
  expect(await now()).toMatchObject({ state: "open" });
  expect((await send(admin, "answer-ticket", answer(ticket, { as: "solution" }))).status).toBe(200);
  expect(await now()).toMatchObject({ state: "solved" });
  expect((await send(customer, "rate-ticket", { ticket, rating: "partly" })).status).toBe(200);
  expect(await now()).toMatchObject({ state: "solved", rating: "partly" });
  expect((await send(customer, "reopen-ticket", { ticket })).status).toBe(200);
  expect(await now()).toMatchObject({ state: "open", rating: null });
  expect((await send(customer, "rate-ticket", { ticket, rating: "yes" })).body.code).toBe("not_now");
  expect((await send(customer, "solve-ticket", { ticket })).status).toBe(200);
  expect(await now()).toMatchObject({ state: "solved", waiting_since: null });
  const { messages, audit } = await stateOf(server, ticket);
  expect(messages.map(({ side, body }) => [side, body])).toEqual([
    ["customer", "They stand in the footer."],
    ["studio", "Under Facts."],
    ["customer", "There are none."],
    ["studio", "Under Facts."],
  ]);
  expect(audit).toEqual([{ n: 7 }]);
});

test("whoever adds to a question waits since they first waited", async () => {
  const customer = await createPerson(server);
  const ticket = await ask(server, customer);
  const before = (await stateOf(server, ticket)).ticket[0].waiting_since;
  await send(customer, "write-ticket", { ticket, message: randomUUID(), body: "Please." });
  expect((await stateOf(server, ticket)).ticket[0].waiting_since).toEqual(before);
});

test("the same question asked twice is one, at once and later", async () => {
  const customer = await createPerson(server);
  const asked = question();
  const answers = await Promise.all([1, 2, 3].map(() => sendCommand(server, customer, "ask-studio", asked)));
  answers.push(await sendCommand(server, customer, "ask-studio", asked));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await stateOf(server, asked.ticket)).messages).toHaveLength(1);
});

test("a note is for the studio alone: nobody is mailed, and the question stands as before", async () => {
  const customer = await createPerson(server);
  const ticket = await ask(server, customer);
  const mails = (await server.mails()).length;
  await send(admin, "answer-ticket", answer(ticket, { as: "note", body: "Knows us from before." }));
  const { messages, ticket: rows, links } = await stateOf(server, ticket);
  expect(messages.at(-1)).toMatchObject({ internal: true, body: "Knows us from before." });
  expect(rows[0].state).toBe("open");
  expect(links).toEqual([]);
  expect((await server.mails()).length).toBe(mails);
});

const commands: [string, (ticket: string) => object, { asker: number; studio: number }][] = [
  [
    "write-ticket",
    (ticket) => ({ ticket, message: randomUUID(), body: "More." }),
    { asker: 200, studio: 404 },
  ],
  ["solve-ticket", (ticket) => ({ ticket }), { asker: 200, studio: 404 }],
  ["reopen-ticket", (ticket) => ({ ticket }), { asker: 200, studio: 404 }],
  ["rate-ticket", (ticket) => ({ ticket, rating: "yes" }), { asker: 200, studio: 404 }],
  ["answer-ticket", (ticket) => answer(ticket), { asker: 404, studio: 200 }],
  ["answer-ticket", (ticket) => answer(ticket, { as: "note" }), { asker: 404, studio: 200 }],
  ["assign-ticket", (ticket) => ({ ticket, to: null }), { asker: 404, studio: 200 }],
  ["set-ticket-state", (ticket) => ({ ticket, state: "waiting" }), { asker: 404, studio: 200 }],
  ["draw-ticket-place", (ticket) => ({ ticket, of: "draft" }), { asker: 404, studio: 200 }],
];

test.each(commands)(
  "%s is for those whom it is for, and changes nothing for others",
  async (name, input, said) => {
    const { site, owner, editor, viewer, stranger } = await createSiteWithMembers(server);
    const ticket = await ask(server, owner, { site, page: "/" });
    // What can be rated and opened again is solved.
    if (/rate|reopen/.test(name)) await send(owner, "solve-ticket", { ticket });
    const suspended = await createPerson(server);
    await server.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
      suspended.id,
    ]);
    const body = name === "draw-ticket-place" ? input(ticket) : { request: randomUUID(), ...input(ticket) };
    const before = await stateOf(server, ticket);
    for (const [person, status] of [
      [undefined, 401],
      [suspended, 401],
      [stranger, 404],
      [editor, 404],
      [viewer, 404],
      ...(said.asker === 200 ? [[admin, said.studio] as const] : [[owner, said.asker] as const]),
    ] as const) {
      expect((await sendCommand(server, person, name, body)).status).toBe(status);
    }
    expect(await stateOf(server, ticket)).toEqual(before);
    const allowed = said.asker === 200 ? owner : admin;
    expect((await sendCommand(server, allowed, name, body)).status).toBe(200);
  },
);

test.each(["save-reply", "delete-reply", "export-tickets"])(
  "%s does not exist for anybody but the studio",
  async (name) => {
    const customer = await createPerson(server);
    const unknown = await sendCommand(server, customer, "no-such-command", {});
    const reply = { request: randomUUID(), reply: randomUUID() };
    const bodies: Record<string, object> = {
      "save-reply": { ...reply, name: "Hours", body: "Under Facts." },
      "delete-reply": reply,
      "export-tickets": { state: null, of: null, containing: "" },
    };
    const asked = bodies[name] ?? {};
    const answered = await sendCommand(server, customer, name, asked);
    expect(answered).toEqual(unknown);
    expect((await sendCommand(server, undefined, name, asked)).status).toBe(401);
    expect((await sendCommand(server, admin, name, asked)).status).toBe(200);
  },
);

test("a site that is not theirs, a version that it has not, and somebody else's picture go along with nothing", async () => {
  const { site, stranger, viewer } = await createSiteWithMembers(server);
  const asked = question({ site });
  expect((await sendCommand(server, stranger, "ask-studio", asked)).body.code).toBe("site_not_found");
  expect((await stateOf(server, asked.ticket)).ticket).toEqual([]);
  const ofVersion = question({ site, version: 7 });
  expect((await sendCommand(server, viewer, "ask-studio", ofVersion)).body.code).toBe("not_found");
  const withPicture = question({ pictures: [randomUUID()] });
  expect((await sendCommand(server, viewer, "ask-studio", withPicture)).body.code).toBe("not_found");
  for (const { ticket } of [ofVersion, withPicture])
    expect((await stateOf(server, ticket)).ticket).toEqual([]);
  expect(await ask(server, viewer, { site, page: "/contact", section: "a1" })).toBeDefined();
});

test("a question with somebody else's id is not asked, and theirs stays as it is", async () => {
  const [one, other] = await Promise.all([createPerson(server), createPerson(server)]);
  const ticket = await ask(server, one);
  const before = await stateOf(server, ticket);
  const taken = await sendCommand(server, other, "ask-studio", question({ ticket }));
  expect(taken.body.code).toBe("already_there");
  const message = { ticket: await ask(server, other), message: ticket, body: "Mine now." };
  expect((await send(other, "write-ticket", message)).body.code).toBe("already_there");
  expect(await stateOf(server, ticket)).toEqual(before);
});

test.each([
  ["a subject of two lines", { subject: "Hours\r\nBcc: all@example.com" }],
  ["an empty subject", { subject: "   " }],
  ["nothing written", { body: " \n " }],
  ["more than a message holds", { body: "a".repeat(5_001) }],
  ["five pictures", { pictures: [1, 2, 3, 4, 5].map(() => randomUUID()) }],
])("a question with %s is refused", async (_, overrides) => {
  const customer = await createPerson(server);
  const asked = question(overrides);
  const { status, body } = await sendCommand(server, customer, "ask-studio", asked);
  expect([status, body.code]).toEqual([400, "invalid_input"]);
  expect((await stateOf(server, asked.ticket)).ticket).toEqual([]);
});

test("who asks without end is stopped, on all servers together, and the studio hears of it once an hour", async () => {
  const customer = await createPerson(server);
  const many = Array.from({ length: 40 }, () => question());
  const answers = await Promise.all(many.map((asked) => sendCommand(server, customer, "ask-studio", asked)));
  const taken = answers.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(ticketLimits.questions.inAnHour);
  expect(answers.filter(({ body }) => body.code === "too_many")).toHaveLength(
    40 - ticketLimits.questions.inAnHour,
  );
  const { n } = await rowOf("select count(*)::int as n from tickets where account = $1", [customer.id]);
  expect(n).toBe(ticketLimits.questions.inAnHour);
  // And were they asked all the same, as by many accounts: one mail for each of the studio, with the first ten.
  await server.owner.query("delete from private.question_mails");
  await server.owner.query(
    "insert into tickets (id, account, subject) select gen_random_uuid(), $1, 'Again' from generate_series(1, 10000)",
    [customer.id],
  );
  await Promise.all([tellQuestions(server.commands), tellQuestions(server.commands)]);
  await tellQuestions(server.commands);
  const told = (await server.mails()).filter(
    ({ kind, to }) => kind === "questions-waiting" && to === admin.email,
  );
  expect(told).toHaveLength(1);
  const [mail] = told;
  if (mail?.kind !== "questions-waiting") throw new Error("no mail");
  expect(mail.count).toBeGreaterThan(10_000);
  expect(mail.questions).toHaveLength(10);
  await server.owner.query("delete from tickets where account = $1", [customer.id]);
});

test("whoever looks after a question hears of it, and the others do not", async () => {
  const [one, other] = await Promise.all([createAdministrator(server), createAdministrator(server)]);
  const customer = await createPerson(server);
  await server.owner.query("delete from tickets");
  const ticket = await ask(server, customer, { subject: "For one alone" });
  expect((await send(admin, "assign-ticket", { ticket, to: one.id })).status).toBe(200);
  expect((await send(admin, "assign-ticket", { ticket, to: customer.id })).body.code).toBe("not_found");
  expect((await stateOf(server, ticket)).ticket[0].assigned_to).toBe(one.id);
  await tellQuestions(server.commands);
  const told = (await server.mails()).filter(
    (mail) =>
      mail.kind === "questions-waiting" && mail.questions.some(({ subject }) => subject === "For one alone"),
  );
  expect(told.map(({ to }) => to)).toEqual([one.email]);
  expect(other.email).not.toBe(one.email);
  // Of whoever administers no more, the others hear what was theirs.
  const toldAdmin = async () =>
    (await server.mails()).filter(
      (mail) =>
        mail.kind === "questions-waiting" &&
        mail.to === admin.email &&
        mail.questions.some(({ subject }) => subject === "For one alone"),
    ).length;
  await server.owner.query("delete from private.question_mails");
  await server.owner.query("update profiles set role = 'customer' where user_id = $1", [one.id]);
  await tellQuestions(server.commands);
  expect(await toldAdmin()).toBe(1);
  await server.owner.query("delete from private.question_mails");
  const waiting = async () => (await server.mails()).filter((mail) => mail.kind === "questions-waiting");
  const before = (await waiting()).filter(({ to }) => to === other.email).length;
  // Whoever leaves looks after nothing any more, and is told nothing of customers.
  const { email, password } = other;
  expect((await send(other, "delete-account", { email, password })).status).toBe(200);
  expect((await send(admin, "assign-ticket", { ticket, to: other.id })).body.code).toBe("not_found");
  await ask(server, customer, { subject: "For the others" });
  await tellQuestions(server.commands);
  const later = await waiting();
  expect(later.filter(({ to }) => to === other.email)).toHaveLength(before);
  expect(
    later.some(
      ({ to, questions }) =>
        to === admin.email && questions.some(({ subject }) => subject === "For the others"),
    ),
  ).toBe(true);
});

test("the studio looks where the site's owner lets it, and what it looked at is written down", async () => {
  const { site, owner, editor } = await createSiteWithMembers(server);
  const ticket = await ask(server, editor, { site, page: "/" });
  const look = () => sendCommand(server, admin, "draw-ticket-place", { ticket, of: "draft" });
  expect(String((await look()).body.html)).toContain("Weir &amp; Sons");
  const seen = await rowOf(
    "select actor, after from private.audit where act = 'look-at-site' and target = $1",
    [site],
  );
  expect(seen).toMatchObject({ actor: admin.id, after: { ticket, page: "/", of: "draft", owner: owner.id } });
  const looked = async (person: Person) =>
    (await queryAs(server.database, person, "select site_name, page from my_studio_acts()")).rows;
  expect(await looked(owner)).toEqual([{ site_name: "Weir & Sons", page: "/" }]);
  for (const other of [editor, admin]) expect(await looked(other)).toEqual([]);
  // Whoever asked does not own it: what they allow is of their own sites.
  await send(editor, "allow-studio", { access: "edit" });
  expect((await send(owner, "allow-studio", { access: "none" })).status).toBe(200);
  const refused = await look();
  expect([refused.status, refused.body.code]).toEqual([403, "not_permitted"]);
  const access = "select private.support_access($1) as access";
  expect(await rowOf(access, [owner.id])).toEqual({ access: "none" });
  expect(await rowOf(access, [randomUUID()])).toEqual({ access: "look" });
  await send(owner, "allow-studio", { access: "look" });
  expect((await look()).status).toBe(200);
  await server.owner.query("delete from site_members where site = $1 and user_id = $2", [site, editor.id]);
  expect((await look()).status).toBe(403);
});

test("nobody but oneself says what the studio may do", async () => {
  const [one, other] = await Promise.all([createPerson(server), createPerson(server)]);
  await send(one, "allow-studio", { access: "none" });
  expect((await send(other, "allow-studio", { access: "edit", account: one.id })).status).toBe(400);
  expect(
    (await sendCommand(server, undefined, "allow-studio", { request: randomUUID(), access: "edit" })).status,
  ).toBe(401);
  const { rows } = await server.owner.query("select access from support_settings where account = $1", [
    one.id,
  ]);
  expect(rows).toEqual([{ access: "none" }]);
});

test("a table of questions runs nothing in a spreadsheet", async () => {
  const customer = await createPerson(server);
  await ask(server, customer, { subject: "=HYPERLINK(1)" });
  const { body } = await sendCommand(server, admin, "export-tickets", {
    state: "open",
    of: "nobody",
    containing: "hyper",
  });
  expect(String(body.csv)).toContain(`"'=HYPERLINK(1)"`);
  expect(body.count).toBe(1);
});

test("a table of one's own questions has nobody else's, as the list is narrowed down", async () => {
  const [customer, stranger] = await Promise.all([createPerson(server), createPerson(server)]);
  await ask(server, customer, { subject: "=HYPERLINK(1)", body: "Of the footer" });
  await ask(server, customer, { subject: "A domain" });
  await ask(server, stranger, { subject: "Theirs" });
  const table = async (person: Person | undefined, body: object) =>
    sendCommand(server, person, "export-my-tickets", { state: null, containing: "", ...body });
  const all = await table(customer, {});
  expect(all.body.count).toBe(2);
  expect(String(all.body.csv)).toContain("'=HYPERLINK(1)");
  expect(String(all.body.csv)).not.toContain("Theirs");
  expect((await table(customer, { containing: "OF THE FOOTER" })).body.count).toBe(1);
  expect((await table(customer, { state: "solved" })).body.count).toBe(0);
  expect((await table(admin, {})).body.count).toBe(0);
  expect((await table(undefined, {})).status).toBe(401);
});
