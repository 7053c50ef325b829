import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Account, createAccount } from "../testing/create-account.ts";
import { type Caller, queryAs } from "../testing/query-as.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";

const tables = [
  "sites",
  "site_members",
  "drafts",
  "draft_changes",
  "versions",
  "publishes",
  "messages",
  "webhooks",
  "webhook_deliveries",
  "accepted_findings",
  "visits",
  "visitors",
  "missed_pages",
  "preview_links",
  "comments",
  "kept_drafts",
  "domains",
  "redirects",
] as const;

/** A site with something in every table, and a person of each kind. */
async function createScene() {
  const scene = await createTestDatabase();
  const { owner: database } = scene;
  const person = () => createAccount(database);
  const [owner, editor, viewer, stranger, suspended, admin] = await Promise.all([
    person(),
    person(),
    person(),
    person(),
    person(),
    person(),
  ]);
  await database.query("update profiles set role = 'admin' where user_id = $1", [admin.id]);
  for (const [name, someone] of [["one", owner] as const, ["two", suspended] as const]) {
    const site = randomUUID();
    await database.query(
      "insert into sites (id, owner, name, subdomain, template) values ($1, $2, 'A', $3, 'food')",
      [site, someone.id, `site-${name}`],
    );
    await database.query("insert into site_members values ($1, $2, 'owner')", [site, someone.id]);
    await database.query("insert into drafts (site, document) values ($1, '{}')", [site]);
    await database.query("insert into draft_changes values ($1, 2, $2, '[]')", [site, someone.id]);
    await database.query("insert into versions values ($1, 1, decode(repeat('00', 32), 'hex'), 1, $2)", [
      site,
      someone.id,
    ]);
    await database.query("insert into publishes (id, site, revision) values ($1, $2, 1)", [
      randomUUID(),
      site,
    ]);
    await database.query(
      `insert into messages (site, page, form, kind, fields, digest, words)
       values ($1, '/', 'write', 'message', '[]', decode(repeat('00', 32), 'hex'), '')`,
      [site],
    );
    await database.query("insert into webhooks (site, url) values ($1, 'https://hooks.example')", [site]);
    await database.query("insert into webhook_deliveries (site, took_ms) values ($1, 1)", [site]);
    await database.query(
      `insert into kept_drafts (site, revision, reason, design, document_hash)
       values ($1, 1, 'design', 'food', decode(repeat('00', 32), 'hex'))`,
      [site],
    );
    await database.query("insert into accepted_findings (site, finding) values ($1, 'one')", [site]);
    await database.query("insert into visits values ($1, '2026-05-04', '/', '', 'phone', 1)", [site]);
    await database.query("insert into visitors values ($1, '2026-05-04', 1, 1)", [site]);
    await database.query("insert into missed_pages values ($1, '2026-05-04', '/x', 1)", [site]);
    await database.query(
      `insert into preview_links (id, site, has_password, may_comment, expires_at)
       values ($1, $2, false, true, now() + interval '1 day')`,
      [randomUUID(), site],
    );
    await database.query(
      "insert into comments (site, page, section, heading, name, text) values ($1, '/', '', '', 'Ada', 'Hm')",
      [site],
    );
    await database.query(
      "insert into domains (id, site, host, token) values (gen_random_uuid(), $1, $2, repeat('t', 20))",
      [site, `${name}.example`],
    );
    await database.query("insert into redirects values ($1, '/old', '/new', 'own')", [site]);
    if (someone !== owner) continue;
    await database.query("insert into site_members values ($1, $2, 'editor'), ($1, $3, 'viewer')", [
      site,
      editor.id,
      viewer.id,
    ]);
  }
  await database.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    suspended.id,
  ]);
  return { ...scene, owner: database, people: { owner, editor, viewer, stranger, suspended, admin } };
}

async function seenBy(scene: TestDatabase, caller: Caller): Promise<Record<string, number | string>> {
  const seen = await Promise.all(
    tables.map(async (table) => {
      const answer = queryAs(scene.database, caller, `select * from ${table}`);
      return [
        table,
        await answer.then(
          ({ rows }) => rows.length,
          (error: Error) => error.message,
        ),
      ] as const;
    }),
  );
  return Object.fromEntries(seen);
}

const all = (rows: number) => Object.fromEntries(tables.map((table) => [table, rows]));

test("members read what is of their site, and nobody else does", async () => {
  const scene = await createScene();
  const { owner, editor, viewer, stranger, suspended, admin } = scene.people;
  const own = { ...all(1), site_members: 3 };
  const nothingOfWebhooks = { webhooks: 0, webhook_deliveries: 0 };
  expect(await seenBy(scene, owner)).toEqual(own);
  expect(await seenBy(scene, editor)).toEqual({ ...own, ...nothingOfWebhooks });
  expect(await seenBy(scene, viewer)).toEqual({ ...own, ...nothingOfWebhooks, messages: 0 });
  for (const other of [stranger, suspended, admin]) expect(await seenBy(scene, other)).toEqual(all(0));
  const refused = Object.fromEntries(tables.map((table) => [table, `permission denied for table ${table}`]));
  expect(await seenBy(scene, "anon")).toEqual(refused);
  expect(await seenBy(scene, "service_role")).toEqual({ ...all(2), site_members: 4 });
});

test("what opens a preview is read by nobody but the server", async () => {
  const scene = await createScene();
  const everybody: Caller[] = ["anon", ...(Object.values(scene.people) as Account[])];
  for (const caller of everybody) {
    for (const table of ["preview_secrets", "preview_visits", "comment_mails"]) {
      const asked = queryAs(scene.database, caller, `select * from private.${table}`);
      await expect(asked).rejects.toThrow("permission denied");
    }
  }
});

test("nobody writes but by commands: not even the owner", async () => {
  const scene = await createScene();
  const count = async () =>
    (
      await scene.owner.query(
        tables
          .map((table) => `select count(*), md5(string_agg(t::text, '' order by t::text)) from ${table} t`)
          .join(" union all "),
      )
    ).rows;
  const before = await count();
  const everybody: Caller[] = ["anon", ...(Object.values(scene.people) as Account[])];
  for (const caller of everybody) {
    for (const table of tables) {
      for (const statement of [
        `update ${table} set ${table === "sites" ? "owner = null" : "site = null"}`,
        `delete from ${table}`,
        `insert into ${table} default values`,
      ]) {
        await expect(queryAs(scene.database, caller, statement)).rejects.toThrow("permission denied");
      }
    }
  }
  expect(await count()).toEqual(before);
});
