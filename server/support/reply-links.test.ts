import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newestMail, noLimits } from "../testing/accounts.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { answer, ask, createAdministrator, stateOf } from "./testing/support-scene.ts";

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

/** A question that was answered, and the link that its mail carries. */
async function createScene(overrides: Record<string, unknown> = {}) {
  const customer = await createPerson(server);
  const ticket = await ask(server, customer, overrides);
  await sendCommand(server, admin, "answer-ticket", answer(ticket, { body: "Under <b>Facts</b>." }));
  const { link } = await newestMail(server, "studio-answer", customer.email);
  return { customer, ticket, link };
}

const post = (link: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(link, { method: "POST", body: new URLSearchParams(fields), redirect: "manual", headers });

test("what is written behind the link of a mail lands in its question, once, and the studio is to answer", async () => {
  const { ticket, link, customer } = await createScene();
  const page = await fetch(link);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain("Under &lt;b&gt;Facts&lt;/b&gt;.");
  expect(html).not.toContain("They stand in the footer.");
  const [, message = ""] = /name="message" value="([^"]+)"/.exec(html) ?? [];
  const sent = await Promise.all([1, 2, 3].map(() => post(link, { message, text: " Found it, thanks. " })));
  expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
  const thanks = await fetch(new URL(sent[0]?.headers.get("location") ?? "", link));
  expect(await thanks.text()).toContain("It is with us.");
  const { messages, ticket: rows } = await stateOf(server, ticket);
  expect(messages).toHaveLength(3);
  expect(messages.at(-1)).toMatchObject({
    side: "customer",
    via: "link",
    body: "Found it, thanks.",
    author: customer.id,
  });
  expect(rows[0].state).toBe("open");
});

test("looking changes nothing, and the page is for nobody to keep, to frame or to follow", async () => {
  const { ticket, link } = await createScene();
  const before = await stateOf(server, ticket);
  for (const method of ["GET", "HEAD", "GET"]) {
    const { headers } = await fetch(link, { method });
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-robots-tag")).toContain("noindex");
  }
  expect(await stateOf(server, ticket)).toEqual(before);
});

test("the secret stands nowhere in the database but in the mail that waits", async () => {
  const { link } = await createScene();
  const secret = link.split("/").at(-1) ?? "";
  expect(secret).toHaveLength(43);
  for (const table of ["reply_links", "command_answers", "audit"]) {
    const { rows } = await server.owner.query(
      `select count(*)::int as n from private.${table} as t where strpos(t::text, $1) > 0`,
      [secret],
    );
    expect([table, rows]).toEqual([table, [{ n: 0 }]]);
  }
});

test("a link that was guessed, has ended, was solved, or is of somebody who may not sign in or leaves, all open the same nothing", async () => {
  const { origin } = new URL(server.url);
  const ended = await createScene();
  await server.owner.query("update private.reply_links set expires_at = now() where ticket = $1", [
    ended.ticket,
  ]);
  const solved = await createScene();
  await sendCommand(server, solved.customer, "solve-ticket", {
    request: randomUUID(),
    ticket: solved.ticket,
  });
  const reopened = await createScene();
  for (const name of ["solve-ticket", "reopen-ticket"])
    await sendCommand(server, reopened.customer, name, { request: randomUUID(), ticket: reopened.ticket });
  const banned = await createScene();
  await server.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    banned.customer.id,
  ]);
  const leaving = await createScene();
  const { email, password } = leaving.customer;
  await sendCommand(server, leaving.customer, "delete-account", { request: randomUUID(), email, password });
  const links = [
    `${origin}/reply/${"a".repeat(43)}`,
    `${origin}/reply/x`,
    ...[ended, solved, reopened, banned, leaving].map(({ link }) => link),
  ];
  const before = await Promise.all(
    [ended, solved, reopened, banned, leaving].map((one) => stateOf(server, one.ticket)),
  );
  const pages = await Promise.all(links.map(async (link) => (await fetch(link)).text()));
  expect(new Set(pages).size).toBe(1);
  for (const link of links) {
    const sent = await post(link, { message: randomUUID(), text: "Still here <i>" });
    expect(sent.status).toBe(404);
    // What somebody wrote is given back.
    expect(await sent.text()).toContain("Still here &lt;i&gt;");
  }
  expect(
    await Promise.all([ended, solved, reopened, banned, leaving].map((one) => stateOf(server, one.ticket))),
  ).toEqual(before);
});

test("a link writes to its own question alone, and not from another site", async () => {
  const [one, other] = [await createScene(), await createScene()];
  const before = await stateOf(server, other.ticket);
  // The name of a message there is not the name of one here.
  const taken = before.messages[0].id;
  expect((await post(one.link, { message: taken, text: "Mine" })).status).toBe(409);
  for (const [name, value] of [
    ["sec-fetch-site", "cross-site"],
    ["origin", "https://evil.example"],
  ] as const) {
    const sent = await post(one.link, { message: randomUUID(), text: "Mine" }, { [name]: value });
    expect(sent.status).toBe(403);
  }
  expect((await post(one.link, { message: randomUUID(), text: "  " })).status).toBe(400);
  expect((await post(one.link, { message: randomUUID(), text: "a".repeat(5_001) })).status).toBe(400);
  expect((await post(one.link, { message: randomUUID(), text: "a".repeat(70_000) })).status).toBe(413);
  expect((await stateOf(server, one.ticket)).messages).toHaveLength(2);
  expect(await stateOf(server, other.ticket)).toEqual(before);
});

test("who writes behind a link without end is stopped, and keeps what they wrote", async () => {
  const { ticket, link } = await createScene();
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1) {
    statuses.push((await post(link, { message: randomUUID(), text: `Number ${count}` })).status);
  }
  expect(statuses.filter((status) => status === 303)).toHaveLength(29);
  expect(statuses.at(-1)).toBe(429);
  const last = await post(link, { message: randomUUID(), text: "One more" });
  expect(await last.text()).toContain("One more</textarea>");
  expect((await stateOf(server, ticket)).messages).toHaveLength(31);
});

test("a mail carries nothing that was typed in its head, and an answer that settles carries no link to write by", async () => {
  const { customer, ticket } = await createScene({ subject: "Hours Bcc: all@example.com" });
  await sendCommand(
    server,
    admin,
    "answer-ticket",
    answer(ticket, { as: "solution", body: "a\r\nBcc: b@c.de" }),
  );
  const mail = await newestMail(server, "studio-answer", customer.email);
  expect(mail.page).toBeNull();
  expect(mail.link).toBe(`${server.url}/dashboard/support/${ticket}`);
  expect((await stateOf(server, ticket)).links).toEqual([]);
  const { renderMail } = await import("../mail/render-mail.ts");
  expect(renderMail(mail, server.url).subject).toBe("The studio has answered you: Fabula");
});
