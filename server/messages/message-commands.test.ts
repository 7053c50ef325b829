import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noLimits } from "../testing/accounts.ts";
import { queryAs } from "../testing/query-as.ts";
import { sendCommand } from "../testing/send-command.ts";
import { createSiteWithMembers } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import type { WebhookAnswer } from "../webhooks/post-webhook.ts";
import { deliveringBy } from "./deliver-webhook.job.ts";
import { messagesCsv } from "./messages-csv.ts";
import { sweepMessages } from "./sweep-messages.job.ts";
import { messagesOf } from "./testing/message-scene.ts";

let server: TestServer;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({ limits: noLimits, onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

async function addMessage(site: string, words = "hello", state = "new"): Promise<string> {
  const id = randomUUID();
  await server.owner.query(
    `insert into messages (id, site, page, form, kind, fields, digest, words, state)
     values ($1, $2, '/contact', 'write', 'message', $3, sha256($6), $4, $5)`,
    [
      id,
      site,
      JSON.stringify([{ name: "text", label: "Text", value: words }]),
      words,
      state,
      Buffer.from(id),
    ],
  );
  return id;
}

/** All that commands about messages could change. */
async function stateOf(site: string) {
  const { rows } = await server.owner.query(
    `select (select count(*)::int from private.audit where target = $1::uuid::text) as audits,
       (select json_agg(webhooks) from webhooks where site = $1) as hooks,
       (select json_agg(webhook_deliveries) from webhook_deliveries where site = $1) as deliveries`,
    [site],
  );
  return { ...rows[0], messages: await messagesOf(server, site) };
}

const readers = { owner: 200, editor: 200, viewer: 403, stranger: 404, visitor: 401 };
const owners = { ...readers, editor: 403 };
const matrix: [string, object, Record<string, number>][] = [
  ["set-message-state", { request: "", messages: "", state: "done" }, readers],
  ["delete-messages", { request: "", messages: "" }, readers],
  ["export-messages", {}, readers],
  ["set-webhook", { request: "", url: "https://hooks.example.com/in" }, owners],
  ["remove-webhook", { request: "" }, owners],
  ["test-webhook", {}, { ...owners, owner: 409 }],
];

test.each(matrix)(
  "%s is for those whom it is for, and changes nothing for others",
  async (command, input, expected) => {
    const { site, ...people } = await createSiteWithMembers(server);
    const message = await addMessage(site);
    for (const actor of ["visitor", "stranger", "viewer", "editor", "owner"] as const) {
      const before = await stateOf(site);
      const body = {
        site,
        ...input,
        ...("request" in input && { request: randomUUID() }),
        ...("messages" in input && { messages: [message] }),
      };
      const person = actor === "visitor" ? undefined : people[actor];
      const answer = await sendCommand(server, person, command, body);
      expect([actor, answer.status]).toEqual([actor, expected[actor]]);
      if (answer.status !== 200 && answer.status !== 409) expect(await stateOf(site)).toEqual(before);
    }
  },
);

test("messages of another site are not touched, whoever names them", async () => {
  const [mine, theirs] = await Promise.all([createSiteWithMembers(server), createSiteWithMembers(server)]);
  const message = await addMessage(theirs.site);
  const before = await stateOf(theirs.site);
  for (const [command, more] of [
    ["set-message-state", { state: "spam" }],
    ["delete-messages", {}],
  ] as const) {
    const body = { request: randomUUID(), site: mine.site, messages: [message], ...more };
    expect((await sendCommand(server, mine.owner, command, body)).status).toBe(200);
  }
  expect(await stateOf(theirs.site)).toEqual(before);
});

test("what is deleted is gone from the inbox and comes back as it was", async () => {
  const { site, owner } = await createSiteWithMembers(server);
  const message = await addMessage(site);
  const seen = async () =>
    (await queryAs(server.database, owner, "select id from public.list_messages($1)", [site])).rows.length;
  const send = (isUndone: boolean) =>
    sendCommand(server, owner, "delete-messages", {
      request: randomUUID(),
      site,
      messages: [message],
      isUndone,
    });
  const before = await messagesOf(server, site);
  await send(false);
  expect(await seen()).toBe(0);
  await send(true);
  expect(await seen()).toBe(1);
  expect(await messagesOf(server, site)).toEqual(before);
});

test("the inbox is searched, filtered, counted and turned page by page, by members alone", async () => {
  const { site, owner, viewer, stranger } = await createSiteWithMembers(server);
  for (const words of ["a 100% sure", "b", "c"]) await addMessage(site, words);
  await addMessage(site, "d", "spam");
  const list = async (person: typeof owner, more = "") =>
    (
      await queryAs(server.database, person, `select id, at, words from public.list_messages($1${more})`, [
        site,
      ])
    ).rows;
  expect(await list(owner)).toHaveLength(4);
  expect((await list(owner, ", in_states => '{spam}'")).map(({ words }) => words)).toEqual(["d"]);
  expect((await list(owner, ", saying => '100% S'")).map(({ words }) => words)).toEqual(["a 100% sure"]);
  expect(await list(owner, ", saying => '_'")).toEqual([]);
  const first = await list(owner, ", page_size => 3");
  const last = first.at(-1);
  const { rows: rest } = await queryAs(
    server.database,
    owner,
    "select id from public.list_messages($1, before_at => (select at from messages where id = $2), before_id => $2)",
    [site, last?.id],
  );
  expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(4);
  const { rows: counts } = await queryAs(
    server.database,
    owner,
    "select * from public.count_messages($1) order by 1",
    [site],
  );
  expect(counts).toEqual([
    { state: "new", count: "3" },
    { state: "spam", count: "1" },
  ]);
  for (const other of [viewer, stranger]) expect(await list(other)).toEqual([]);
});

test("a table holds no formula, whatever somebody writes, and says that it is UTF-8", () => {
  const field = (value: string) => ({ name: "a", label: "=label", value });
  const rows = ["=cmd()", " +1", "-1", "@x", "＝cmd()", "\t=1", 'say "hi"', "Ü"].map((value) => ({
    at: new Date(0),
    state: "new",
    page: "/",
    kind: "message",
    fields: [field(value)],
    details: null,
    reply_to: "+a@example.com",
  }));
  const csv = messagesCsv(rows);
  expect(csv.startsWith("\ufeff")).toBe(true);
  expect(csv).not.toMatch(/(^|[",])\s*[=+@＝-]/m);
  expect(csv).toContain('"say ""hi"""');
});

test("more messages than fit into one table are refused, and said where they are found", async () => {
  const { site, owner } = await createSiteWithMembers(server);
  const fields = JSON.stringify([{ name: "text", label: "Text", value: "y".repeat(60_000) }]);
  await server.owner.query(
    `insert into messages (site, page, form, kind, fields, digest, words)
     select $1, '/', 'form', 'message', $2::jsonb, sha256(n::text::bytea), '' from generate_series(1, 340) as n`,
    [site, fields],
  );
  const { status, body } = await sendCommand(server, owner, "export-messages", { site });
  expect([status, body.code]).toEqual([413, "too_large"]);
  expect(body.hint).toContain("export");
  await server.owner.query(
    "delete from messages where id in (select id from messages where site = $1 limit 20)",
    [site],
  );
  expect((await sendCommand(server, owner, "export-messages", { site })).body.count).toBe(320);
});

test("what is done is deleted when its site says so, what is new never", async () => {
  const { site } = await createSiteWithMembers(server);
  await server.owner.query(`update sites set settings = '{"keepMessagesFor":7}' where id = $1`, [site]);
  for (const state of ["new", "read", "done", "spam", "quarantine"]) await addMessage(site, state, state);
  const sweep = () => sweepMessages.run({}, server.commands, new AbortController().signal);
  const left = async () => (await messagesOf(server, site)).map(({ state }) => state).sort();
  await sweep();
  expect(await left()).toHaveLength(5);
  await server.owner.query("update messages set state_at = state_at - interval '8 days' where site = $1", [
    site,
  ]);
  await sweep();
  expect(await left()).toEqual(["new", "quarantine", "read", "spam"]);
  await server.owner.query("update messages set state_at = state_at - interval '30 days' where site = $1", [
    site,
  ]);
  await sweep();
  expect(await left()).toEqual(["new", "read"]);
});

test.each([
  "http://hooks.example.com",
  "https://127.0.0.1/",
  "https://[::1]/",
  "https://a:b@hooks.example.com",
  "ftp://x.example",
  "nothing",
])("%s is no webhook", async (url) => {
  const { site, owner } = await createSiteWithMembers(server);
  const before = await stateOf(site);
  const answer = await sendCommand(server, owner, "set-webhook", { request: randomUUID(), site, url });
  expect(answer.body.code).toBe("invalid_input");
  expect(await stateOf(site)).toEqual(before);
});

test("a webhook is told of a message with a signature, and one that fails for three days is switched off with a mail", async () => {
  const { site, owner } = await createSiteWithMembers(server);
  const message = await addMessage(site);
  const url = "https://hooks.example.com/in";
  const { body } = await sendCommand(server, owner, "set-webhook", { request: randomUUID(), site, url });
  const posted: { url: string; body: string; headers: Record<string, string> }[] = [];
  let answer: WebhookAnswer = { status: 200, problem: null, tookMs: 3 };
  const deliver = deliveringBy(async (to, text, headers) => {
    posted.push({ url: to, body: text, headers });
    return answer;
  });
  const run = () => deliver({ site, message }, server.commands);
  await run();
  const [first] = posted;
  if (!first) throw new Error("nothing was posted");
  expect(new Webhook(String(body.secret)).verify(first.body, first.headers)).toMatchObject({
    type: "message.received",
    data: { site, id: message },
  });
  expect(first.headers["webhook-id"]).toBe(message);
  answer = { status: 500, problem: null, tookMs: 3 };
  await expect(run()).rejects.toThrow("answered 500");
  await server.owner.query(
    "update webhooks set failing_since = now() - interval '73 hours' where site = $1",
    [site],
  );
  await run();
  await run();
  expect(posted).toHaveLength(3);
  const { rows } = await server.owner.query(
    "select status from webhook_deliveries where site = $1 order by id",
    [site],
  );
  expect(rows.map(({ status }) => status)).toEqual([200, 500, 500]);
  const mails = (await server.mails()).filter(({ to }) => to === owner.email);
  expect(mails).toMatchObject([{ kind: "webhook-disabled", url, link: expect.stringMatching(/#settings$/) }]);
  const seen = await queryAs(server.database, owner, "select * from webhooks");
  expect(seen.rows).toMatchObject([{ site, url }]);
  expect(JSON.stringify(seen.rows)).not.toContain("whsec");
});

test.each([
  [
    "leaves",
    "update profiles set leaving_since = now(), leaves_at = now() + interval '30 days' where user_id = $1",
    "update profiles set leaving_since = null, leaves_at = null where user_id = $1",
  ],
  [
    "is suspended",
    "update auth.users set banned_until = now() + interval '1 day' where id = $1",
    "update auth.users set banned_until = null where id = $1",
  ],
])("a webhook waits while the site's owner %s, and is told once that is over", async (_, pause, lift) => {
  const { site, owner } = await createSiteWithMembers(server);
  const message = await addMessage(site);
  const url = "https://hooks.example.com/in";
  await sendCommand(server, owner, "set-webhook", { request: randomUUID(), site, url });
  await server.owner.query("update webhooks set failing_since = now() - interval '2 days' where site = $1", [
    site,
  ]);
  let posted = 0;
  const deliver = deliveringBy(async () => {
    posted += 1;
    return { status: 200, problem: null, tookMs: 3 };
  });
  const waiting = async () => {
    const { rows } = await server.owner.query(
      `select start_after > now() + interval '50 minutes' as later from pgboss.job
       where name = 'deliver-webhook' and data ->> 'message' = $1 and state = 'created'`,
      [message],
    );
    return rows;
  };
  await server.owner.query(pause, [owner.id]);
  await deliver({ site, message }, server.commands);
  expect(posted).toBe(0);
  expect(await waiting()).toEqual([{ later: true }]);
  const { rows } = await server.owner.query(
    "select failing_since, disabled_at from webhooks where site = $1",
    [site],
  );
  expect(rows).toEqual([{ failing_since: null, disabled_at: null }]);
  await server.owner.query(lift, [owner.id]);
  await deliver({ site, message }, server.commands);
  expect(posted).toBe(1);
});
