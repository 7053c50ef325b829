import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readOutbox } from "../mail/outbox/read-outbox.ts";
import { everyTemplate } from "../mail/words/every-template.ts";
import { createAdministrator } from "../support/testing/support-scene.ts";
import { newEmail, newestMail, noLimits } from "../testing/accounts.ts";
import { queryAs } from "../testing/query-as.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let admin: Person;
let customer: Person;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({ limits: noLimits, onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
  [admin, customer] = await Promise.all([createAdministrator(server), createPerson(server)]);
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const usual = everyTemplate.recovery.usual;
const other = { ...usual, subject: "Keys for {studio}", paragraphs: ["Here they are."] };

const change = (words: unknown, revision: number, mail = "recovery", by: Person = admin) =>
  sendCommand(server, by, "change-mail-words", { request: randomUUID(), mail, words, revision });

const kept = async () =>
  (await server.owner.query("select mail, words, before, revision from private.mail_words order by mail"))
    .rows;

type Told = {
  key: string;
  words: unknown;
  revision: number;
  changed: { before: unknown; by: string } | null;
};
const told = async (key: string) => {
  const { body } = await sendCommand(server, admin, "list-mail-words", {});
  return (body.mails as Told[]).find((mail) => mail.key === key);
};

test("a mail says what is kept from then on; it is undone, and as usual again; the audit knows both", async () => {
  expect(await told("recovery")).toMatchObject({ words: null, revision: 0, changed: null });
  expect((await change(other, 0)).body).toEqual({ revision: 1 });
  expect(await told("recovery")).toMatchObject({ words: other, revision: 1, changed: { before: null } });
  await server.client().resetPasswordForEmail(customer.email);
  const { id } = await rowOf(customer.email);
  const asked = await outbox(id);
  expect(asked.subject).toBe("Keys for Fabula");

  expect((await change(null, 1)).body).toEqual({ revision: 2 });
  expect(await kept()).toEqual([{ mail: "recovery", words: null, before: other, revision: 2 }]);
  expect((await outbox(id)).subject).toBe("Choose a new password for Fabula");
  const { rows } = await server.owner.query(
    "select target, before, after from private.audit where act = 'change-mail-words' order by id",
  );
  expect(rows).toEqual([
    { target: "recovery", before: null, after: other },
    { target: "recovery", before: other, after: null },
  ]);
});

async function rowOf(email: string): Promise<{ id: string }> {
  await newestMail(server, "recovery", email);
  const { rows } = await server.owner.query(
    "select id from private.mail_queue where mail ->> 'to' = $1 order by private.mail_queue.id desc limit 1",
    [email],
  );
  return rows[0];
}

/** A mail as the outbox shows it, by what it reads from the database. */
async function outbox(id: string) {
  const [mail] = await readOutbox(server.database, id);
  if (!mail) throw new Error("the outbox has no such mail");
  return mail;
}

test("of two who change it at once the second hears of the first, and a repeated request changes it once", async () => {
  const both = await Promise.all([
    change({ ...usual, subject: "One" }, 2),
    change({ ...usual, subject: "Two" }, 2),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe("not_now");
  const same = { request: randomUUID(), mail: "recovery", words: null, revision: 3 };
  const twice = [
    await sendCommand(server, admin, "change-mail-words", same),
    await sendCommand(server, admin, "change-mail-words", same),
  ];
  expect(twice.map(({ body }) => body)).toEqual([{ revision: 4 }, { revision: 4 }]);
  expect((await kept())[0].revision).toBe(4);
});

test.each<[string, object, string]>([
  ["a word that it does not know", { ...usual, heading: "{nobody}" }, "words.heading"],
  ["a link elsewhere", { ...usual, paragraphs: ["See https://evil.example"] }, "words"],
  ["two lines of a subject", { ...usual, subject: "A\nB" }, "words.subject"],
  ["a paragraph that is too long", { ...usual, paragraphs: ["A", "b".repeat(601)] }, "words.paragraphs.1"],
  ["no button", { ...usual, button: null }, "words.button"],
])("%s is refused wherever it is sent, and nothing has changed", async (_, words, field) => {
  const before = await kept();
  const mails = (await server.mails()).length;
  const answers = [
    await change(words, 4),
    await sendCommand(server, admin, "preview-mail", { mail: "recovery", words }),
    await sendCommand(server, admin, "send-mail-preview", { request: randomUUID(), mail: "recovery", words }),
  ];
  for (const { status, body } of answers) {
    expect([status, body.code, Object.keys(body.fields as object)]).toEqual([400, "invalid_input", [field]]);
  }
  expect(await kept()).toEqual(before);
  expect((await server.mails()).length).toBe(mails);
});

test("a preview is drawn with what is typed, in both parts, and sends nothing", async () => {
  const mails = (await server.mails()).length;
  const { body } = await sendCommand(server, admin, "preview-mail", { mail: "recovery", words: other });
  expect(body).toMatchObject({
    subject: "Keys for Fabula",
    html: expect.stringContaining("Here they are."),
    text: expect.stringContaining("If that was not you"),
  });
  expect((await server.mails()).length).toBe(mails);
});

test("what is sent to look at goes to whoever asks, through the queue, and not without end", async () => {
  const request = randomUUID();
  const send = (by: Person, more: object = {}) =>
    sendCommand(server, by, "send-mail-preview", { request, mail: "recovery", words: other, ...more });
  expect((await send(admin)).body).toEqual({ to: admin.email });
  expect((await send(admin)).body).toEqual({ to: admin.email });
  const mine = (await server.mails()).filter(({ kind }) => kind === "preview");
  expect(mine).toMatchObject([{ to: admin.email, of: "recovery", words: other }]);
  await server.owner.query(
    `insert into private.audit (actor, act, target_kind, target)
     select $1, 'send-mail-preview', 'mail', 'recovery' from generate_series(1, 29)`,
    [admin.id],
  );
  expect((await send(admin, { request: randomUUID() })).body.code).toBe("too_many");
  expect((await server.mails()).filter(({ kind }) => kind === "preview")).toHaveLength(1);
});

test("a row that is no mail's any more leaves every mail as usual", async () => {
  await server.owner.query(
    `insert into private.mail_words (mail, words, revision) values ('welcome', '{"subject":"{gone}"}', 1), ('of-old', '{}', 1)`,
  );
  expect(await told("welcome")).toMatchObject({ words: null, revision: 1 });
  await server.client().signUp({ email: newEmail(), password: "a short story" });
  await server.owner.query("delete from private.mail_words where mail in ('welcome', 'of-old')");
});

test("to nobody else there is any of it", async () => {
  const suspended = await createAdministrator(server);
  await server.owner.query("update auth.users set banned_until = 'infinity' where id = $1", [suspended.id]);
  const before = await kept();
  const mails = (await server.mails()).length;
  const commands = {
    "change-mail-words": { request: randomUUID(), mail: "recovery", words: null, revision: 4 },
    "list-mail-words": {},
    "preview-mail": { mail: "recovery", words: null },
    "send-mail-preview": { request: randomUUID(), mail: "recovery", words: null },
  };
  for (const [name, input] of Object.entries(commands)) {
    const answers = await Promise.all(
      [undefined, customer, suspended].map((person) => sendCommand(server, person, name, input)),
    );
    expect([name, ...answers.map(({ status }) => status)]).toEqual([name, 401, 404, 401]);
  }
  for (const caller of [customer, admin, "anon", "service_role"] as const) {
    for (const reading of [
      "select * from private.mail_words",
      "select private.set_mail_words()",
      "select * from private.told_mail_words()",
    ]) {
      await expect(queryAs(server.database, caller, reading), reading).rejects.toThrow("permission denied");
    }
  }
  expect(await kept()).toEqual(before);
  expect((await server.mails()).length).toBe(mails);
});
