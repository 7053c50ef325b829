import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noLimits } from "../testing/accounts.ts";
import { createPerson, sendCommand } from "../testing/send-command.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { messageLimits } from "./message-limits.ts";
import { messageReceiver } from "./receive-message.ts";
import { contact, createMessageScene, messagesOf, senderOf } from "./testing/message-scene.ts";

let server: TestServer;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({ limits: noLimits, onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

async function mailsTo(email: string) {
  return (await server.mails()).filter(({ to }) => to === email);
}

test("a message is kept, mailed to its owner so that a reply reaches the visitor, and confirmed on a page of the site", async () => {
  const { send, see, site, owner, files } = await createMessageScene(server);
  await see("/contact");
  const answer = await send(contact({ unknown: "x" }));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/contact/thanks"]);
  expect(files.get("/contact/thanks")).toContain("Message received");
  expect(files.get("/contact/thanks")).toContain('content="noindex"');
  expect(files.get("/sitemap.xml")).not.toContain("thanks");
  const [message] = await messagesOf(server, site);
  expect(message).toMatchObject({
    page: "/contact",
    form: "write",
    kind: "message",
    state: "new",
    signs: [],
    reply_to: "ada@example.com",
    fields: [
      { name: "firstName", label: "First name", value: "Ada" },
      { name: "lastName", label: "Last name", value: "Lovelace" },
      { name: "email", label: "Email", value: "ada@example.com" },
      { name: "subject", label: "Subject", value: "A table" },
      { name: "message", label: "Message", value: "Is there a table\nfor nine?" },
    ],
  });
  expect(await mailsTo(owner.email)).toMatchObject([
    { kind: "site-message", site: "Bistro", replyTo: "ada@example.com" },
  ]);
});

test("what a published form sends is what the server reads: its names stand in the page", async () => {
  const { files } = await createMessageScene(server);
  const page = files.get("/contact");
  expect(page).toContain('<form action="/-/messages" method="post"');
  expect(page).toContain('name="sent-from" value="/contact#write"');
  expect(page).toContain('name="web-site"');
});

test("a script sends a form as multipart or JSON and is answered without a page", async () => {
  const { send, see, site } = await createMessageScene(server);
  await see("/contact");
  const data = new FormData();
  for (const [name, value] of contact()) data.set(name, value);
  const headers = { accept: "application/json" };
  const answers = [
    await send(data, { headers }),
    await send(JSON.stringify({ ...Object.fromEntries(contact()), subject: "Another" }), {
      headers: { ...headers, "content-type": "application/json" },
    }),
  ];
  for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([200, "{}"]);
  expect((await messagesOf(server, site)).map(({ state }) => state)).toEqual(["new", "new"]);
});

test("messages go to whom of those who work on the site the settings name, and to its owner where that is anybody else", async () => {
  const { send, see, site, owner } = await createMessageScene(server);
  const [editor, viewer, stranger] = [
    await createPerson(server),
    await createPerson(server),
    await createPerson(server),
  ];
  await server.owner.query(
    "insert into site_members (site, user_id, role) values ($1, $2, 'editor'), ($1, $3, 'viewer')",
    [site, editor.id, viewer.id],
  );
  const name = (messagesTo: string) =>
    sendCommand(server, owner, "change-settings", { request: randomUUID(), site, settings: { messagesTo } });
  for (const { email } of [viewer, stranger, { email: "nobody@example.com" }]) {
    expect(await name(email)).toMatchObject({
      status: 400,
      body: { code: "invalid_input", message: expect.stringContaining("somebody who works on this site") },
    });
  }
  const { rows } = await server.owner.query("select settings from sites where id = $1", [site]);
  expect(rows).toEqual([{ settings: {} }]);
  await see("/contact");
  const everybody = [editor, owner, viewer, stranger];
  const counts = () => Promise.all(everybody.map(async ({ email }) => (await mailsTo(email)).length));

  expect((await name(editor.email.toUpperCase())).status).toBe(200);
  await send(contact({ subject: "1" }));
  expect(await mailsTo(editor.email.toUpperCase())).toHaveLength(1);
  expect((await name(editor.email)).status).toBe(200);
  await send(contact({ subject: "2" }));
  expect(await counts()).toEqual([1, 0, 0, 0]);

  await server.owner.query("update auth.users set email_confirmed_at = null where id = $1", [editor.id]);
  await send(contact({ subject: "3" }));
  expect(await counts()).toEqual([1, 1, 0, 0]);
  await server.owner.query("update auth.users set email_confirmed_at = now() where id = $1", [editor.id]);
  await server.owner.query("delete from site_members where user_id = $1", [editor.id]);
  await send(contact({ subject: "4" }));
  expect(await counts()).toEqual([1, 2, 0, 0]);
  await server.owner.query("update private.message_receivers set email = $2 where site = $1", [
    site,
    stranger.email,
  ]);
  await send(contact({ subject: "5" }));
  expect(await counts()).toEqual([1, 3, 0, 0]);
});

test.each<[string, Record<string, string>, string[]]>([
  ["fills in what nobody sees", { "web-site": "https://spam.example" }, ["trap"]],
  ["leaves out what must be there", { message: " " }, ["amiss"]],
  ["writes no address", { email: "ada at home" }, ["amiss"]],
  ["writes two addresses into one", { email: "a@b.example,c@d.example" }, ["amiss"]],
  ["writes a header into an address", { email: "a@b.example\nBcc: c@d.example" }, ["amiss"]],
])(
  "who %s is answered the same, and the message waits in the quarantine unmailed",
  async (_, more, signs) => {
    const { send, see, site, owner } = await createMessageScene(server);
    await see("/contact");
    const answer = await send(contact(more));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/contact/thanks"]);
    expect(await messagesOf(server, site)).toMatchObject([{ state: "quarantine", signs }]);
    expect(await mailsTo(owner.email)).toEqual([]);
  },
);

test("who was never served the page, or just now, is in the quarantine; who waited is not", async () => {
  const scene = await createMessageScene(server, { quickest: 60_000 });
  await scene.send(contact());
  await scene.see("/contact");
  await scene.send(contact({ subject: "2" }));
  await server.owner.query("update private.viewers set at = at - interval '2 minutes'");
  await scene.send(contact({ subject: "3" }));
  await scene.send(contact({ subject: "4" }), { network: "203.0.113.9" });
  await scene.send(contact({ subject: "5" }), { headers: { "user-agent": "Another" } });
  expect((await messagesOf(server, scene.site)).map(({ signs }) => signs)).toEqual([
    ["unseen"],
    ["quick"],
    [],
    ["unseen"],
    ["unseen"],
  ]);
});

test("viewers are remembered as hashes alone, and another server knows them too", async () => {
  const { see, site, build, send } = await createMessageScene(server);
  const count = async () => (await server.owner.query("select from private.viewers")).rowCount ?? 0;
  const before = await count();
  await see("/contact");
  expect(await count()).toBe(before + 1);
  const { rows } = await server.owner.query("select viewers::text as text from private.viewers");
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Browser|contact/);
  const other = messageReceiver(server.commands, { evenTime: 0, quickest: 0 });
  await senderOf(other, { id: site, build }).send(contact());
  await send(contact({ subject: "2" }));
  expect((await messagesOf(server, site)).map(({ state }) => state)).toEqual(["new", "new"]);
});

test("the same message sent again is one message and one mail, also when both come at once", async () => {
  const { send, see, site, owner } = await createMessageScene(server);
  await see("/contact");
  const answers = await Promise.all([send(contact()), send(contact()), send(contact())]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  expect(await messagesOf(server, site)).toHaveLength(1);
  expect(await mailsTo(owner.email)).toHaveLength(1);
});

test("what comes too often waits in the quarantine, then is refused; two servers count together", async () => {
  const limits = { ...messageLimits, "message-by-network": { usual: 2, points: 4, seconds: 600 } };
  const { send, see, site, build } = await createMessageScene(server, { limits });
  const other = senderOf(messageReceiver(server.commands, { evenTime: 0, quickest: 0, limits }), {
    id: site,
    build,
  });
  await see("/contact");
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const answer = await (turn % 2 ? send : other.send)(contact({ subject: String(turn) }));
    statuses.push(answer.status);
    if (answer.status === 429) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect(statuses).toEqual([303, 303, 303, 303, 429, 429]);
  expect((await messagesOf(server, site)).map(({ state }) => state)).toEqual([
    "new",
    "new",
    "quarantine",
    "quarantine",
  ]);
  expect((await send(contact(), { network: "198.51.100.1" })).status).toBe(303);
});

const files = new FormData();
for (const [name, value] of contact()) files.set(name, value);
files.set("upload", new File(["x"], "x.exe"));

test.each<[string, BodyInit, Record<string, string>, number]>([
  ["from another site", contact(), { origin: "https://evil.test", "sec-fetch-site": "cross-site" }, 403],
  ["from another customer's site", contact(), { "sec-fetch-site": "same-site" }, 403],
  ["from another origin, by a browser that says no more", contact(), { origin: "https://evil.test" }, 403],
  ["as plain text", contact().toString(), { "content-type": "text/plain" }, 400],
  ["as multipart that is none", "x", { "content-type": "multipart/form-data" }, 400],
  ["as multipart with a file", files, {}, 400],
  ["as JSON that is a list", "[]", { "content-type": "application/json" }, 400],
  ["as JSON of a million brackets", "[".repeat(60_000), { "content-type": "application/json" }, 400],
  ["of more than 64 KB", contact({ message: "x".repeat(70_000) }), {}, 413],
  ["for a form that there is not", contact({ "sent-from": "/contact#other" }), {}, 404],
  ["for a page that there is not", contact({ "sent-from": "/__proto__#constructor" }), {}, 404],
  ["for nothing", new URLSearchParams(), {}, 404],
])("what is sent %s is refused, and nothing is kept", async (_, body, headers, status) => {
  const { send, see, site, owner } = await createMessageScene(server);
  await see("/contact");
  const answer = await send(body, { headers });
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await answer.text()).not.toContain("evil");
  expect(await messagesOf(server, site)).toEqual([]);
  expect(await mailsTo(owner.email)).toEqual([]);
});

test("10,000 fields leave no trace, and markup stays text", async () => {
  const { send, see, site } = await createMessageScene(server);
  await see("/contact");
  const body = contact({ message: '<script>alert(1)</script>\u202e\u0000"=cmd' });
  for (let field = 0; field < 10_000; field += 1) body.append(`f${field}`, "");
  expect(
    (
      await send(body.toString().slice(0, 65_000), {
        headers: { "content-type": "application/x-www-form-urlencoded" },
      })
    ).status,
  ).toBe(303);
  const [message] = await messagesOf(server, site);
  expect(message.fields).toHaveLength(5);
  expect(message.fields.at(-1).value).toBe('<script>alert(1)</script>"=cmd');
});

test("a full plan pushes out the oldest that is done, and nothing that waits to be read", async () => {
  const { send, see, site, owner } = await createMessageScene(server);
  await server.owner.query("insert into plans values ('three', 10, 60, 0, 3) on conflict do nothing");
  await server.owner.query("update profiles set plan = 'three' where user_id = $1", [owner.id]);
  await see("/contact");
  const sendOne = async (subject: string) => {
    await send(contact({ subject }));
    await server.owner.query("update messages set at = at - interval '1 hour' where site = $1", [site]);
  };
  for (const subject of ["1", "2", "3"]) await sendOne(subject);
  await server.owner.query(
    "update messages set state = 'done' where site = $1 and words like any ('{%\n2\n%,%\n3\n%}')",
    [site],
  );
  await sendOne("4");
  const subjects = async () =>
    (await messagesOf(server, site)).map(
      ({ fields }) => fields.find(({ name }: { name: string }) => name === "subject").value,
    );
  expect(await subjects()).toEqual(["1", "3", "4"]);
  await server.owner.query("update messages set state = 'new' where site = $1", [site]);
  await sendOne("5");
  expect(await subjects()).toEqual(["1", "3", "4", "5"]);
});

test("what goes to the quarantine of a full plan pushes out none that is done", async () => {
  const { send, see, site, owner } = await createMessageScene(server);
  await server.owner.query("insert into plans values ('two', 10, 60, 0, 2) on conflict do nothing");
  await server.owner.query("update profiles set plan = 'two' where user_id = $1", [owner.id]);
  await see("/contact");
  await send(contact({ subject: "order" }));
  await send(contact({ subject: "another" }));
  await server.owner.query(
    "update messages set state = 'done', at = at - interval '1 hour' where site = $1",
    [site],
  );
  for (const subject of ["spam 1", "spam 2", "spam 3"]) {
    await send(contact({ subject, "web-site": "https://spam.example" }));
  }
  expect((await messagesOf(server, site)).map(({ state }) => state)).toEqual(["done", "done", "quarantine"]);
});

test("taken and quarantined are answered in even time", async () => {
  const { send, see } = await createMessageScene(server, { evenTime: 250 });
  await see("/contact");
  const everything: Record<string, string>[] = [{}, { "web-site": "x" }, { "sent-from": "/nowhere#x" }];
  for (const more of everything) {
    const begun = performance.now();
    await send(contact(more));
    expect(performance.now() - begun).toBeGreaterThan(245);
  }
});
