import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Account, createAccount } from "../testing/create-account.ts";
import { type Caller, queryAs } from "../testing/query-as.ts";
import { createTestDatabase } from "../testing/test-database.ts";

const tables = ["support_settings", "tickets", "ticket_messages"] as const;
const hidden = ["ticket_pictures", "reply_links", "saved_replies", "question_mails"] as const;

/** A site with a question of its owner and one of somebody else, each answered with a note beside it. */
async function createScene() {
  const scene = await createTestDatabase();
  const { owner: database } = scene;
  const made = await Promise.all(
    ["owner", "editor", "stranger", "suspended", "admin"].map(() => createAccount(database)),
  );
  const [owner, editor, stranger, suspended, admin] = made as [Account, Account, Account, Account, Account];
  await database.query("update profiles set role = 'admin' where user_id = $1", [admin.id]);
  const site = randomUUID();
  await database.query(
    "insert into sites (id, owner, name, subdomain, template) values ($1, $2, 'Weir', 'weir', 'food')",
    [site, owner.id],
  );
  await database.query("insert into site_members values ($1, $2, 'owner'), ($1, $3, 'editor')", [
    site,
    owner.id,
    editor.id,
  ]);
  const tickets: Record<string, string> = {};
  for (const [name, asker] of Object.entries({ owner, stranger, suspended })) {
    const ticket = randomUUID();
    tickets[name] = ticket;
    await database.query("insert into support_settings values ($1, 'look')", [asker.id]);
    await database.query(
      "insert into tickets (id, account, site, subject) values ($1, $2, $3, 'Opening hours')",
      [ticket, asker.id, name === "owner" ? site : null],
    );
    await database.query(
      `insert into ticket_messages (id, ticket, side, author, body, internal) values
         ($1, $1, 'customer', $2, 'Where?', false),
         (gen_random_uuid(), $1, 'studio', $3, 'There.', false),
         (gen_random_uuid(), $1, 'studio', $3, 'Again?', true)`,
      [ticket, asker.id, admin.id],
    );
    await database.query(
      `insert into private.ticket_pictures (id, account, message, sha256, content_type, bytes, width, height)
       values (gen_random_uuid(), $1, $2, decode(repeat('00', 32), 'hex'), 'image/jpeg', 1, 1, 1)`,
      [asker.id, ticket],
    );
    await database.query(
      "insert into private.reply_links (hash, ticket, message) values (sha256($2::text::bytea), $1, $1)",
      [ticket, ticket],
    );
  }
  await database.query(
    "insert into private.saved_replies (id, name, body) values (gen_random_uuid(), 'Hours', 'Facts')",
  );
  await database.query("insert into private.question_mails values ($1, now())", [admin.id]);
  await database.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    suspended.id,
  ]);
  return { ...scene, owner: database, site, tickets, people: { owner, editor, stranger, suspended, admin } };
}

test("people read their own questions and what was said to them, and nobody reads more", async () => {
  const scene = await createScene();
  const { owner, editor, stranger, suspended, admin } = scene.people;
  const seenBy = async (caller: Caller) => [
    (await queryAs(scene.database, caller, "select account, access from support_settings")).rows.length,
    (await queryAs(scene.database, caller, "select id, state from tickets")).rows.map(({ id }) => id),
    (await queryAs(scene.database, caller, "select body from ticket_messages order by at")).rows.map(
      ({ body }) => body,
    ),
  ];
  expect(await seenBy(owner)).toEqual([1, [scene.tickets.owner], ["Where?", "There."]]);
  expect(await seenBy(stranger)).toEqual([1, [scene.tickets.stranger], ["Where?", "There."]]);
  // Who works on the site does not read what its owner asked.
  for (const other of [editor, suspended, admin]) expect(await seenBy(other)).toEqual([0, [], []]);
  for (const table of tables) {
    const asked = queryAs(scene.database, "anon", `select count(*) from ${table}`);
    await expect(asked).rejects.toThrow("permission denied");
  }
  const all = await queryAs(scene.database, "service_role", "select * from ticket_messages");
  expect(all.rows).toHaveLength(9);
});

test("who looks after a question, who wrote there, and what the studio keeps are nobody's to read", async () => {
  const scene = await createScene();
  const everybody: Caller[] = ["anon", ...(Object.values(scene.people) as Account[])];
  for (const caller of everybody) {
    for (const statement of [
      "select assigned_to from tickets",
      "select waiting_since from tickets",
      "select author from ticket_messages",
      "select internal from ticket_messages",
      "select * from ticket_messages",
      ...hidden.map((table) => `select * from private.${table}`),
      "select private.support_access(gen_random_uuid())",
      "select * from private.administrators()",
      "select private.support_of(gen_random_uuid())",
      "select private.tickets_saying('hours')",
      "select * from private.studio_door(gen_random_uuid())",
      "select * from private.own_tickets(gen_random_uuid(), '')",
      "select shut_to_studio from tickets",
    ]) {
      await expect(queryAs(scene.database, caller, statement), statement).rejects.toThrow(
        "permission denied",
      );
    }
  }
});

test("nobody writes but by commands: not even whoever asked", async () => {
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
  for (const caller of ["anon", ...(Object.values(scene.people) as Account[])] as Caller[]) {
    for (const table of tables) {
      for (const statement of [
        `update ${table} set ${table === "tickets" ? "subject = 'Mine'" : table === "ticket_messages" ? "body = 'Mine'" : "access = 'edit'"}`,
        `delete from ${table}`,
        `insert into ${table} default values`,
      ]) {
        await expect(queryAs(scene.database, caller, statement)).rejects.toThrow("permission denied");
      }
    }
  }
  expect(await count()).toEqual(before);
});

test("the queue, a question with its notes, and saved replies are read by administrators alone", async () => {
  const scene = await createScene();
  const { admin, ...others } = scene.people;
  const functions = [
    "select * from list_tickets()",
    "select * from count_tickets()",
    `select read_ticket('${scene.tickets.owner}')`,
    `select read_ticket_door('${scene.tickets.owner}')`,
    "select * from list_saved_replies()",
  ];
  for (const statement of functions) {
    await expect(queryAs(scene.database, "anon", statement)).rejects.toThrow("permission denied");
    for (const caller of Object.values(others)) {
      await expect(queryAs(scene.database, caller, statement)).rejects.toThrow("Only an administrator");
    }
  }
  const asked = async (statement: string) => (await queryAs(scene.database, admin, statement)).rows;
  expect(await asked("select found, person from list_tickets()")).toHaveLength(3);
  const search = async (text: string) =>
    (await queryAs(scene.database, admin, "select id from list_tickets(containing => $1)", [text])).rows
      .length;
  expect(await search("hour open")).toBe(3);
  expect(await search(scene.people.owner.email.slice(0, 12))).toBe(1);
  for (const odd of ["nothing like it", "%", "'; drop table tickets --", "&|!:*()", "\\"])
    expect(await search(odd)).toBe(0);
  expect(await asked("select * from count_tickets()")).toMatchObject([
    { open: 3, waiting: 0, solved: 0, mine: 0, nobodys: 3 },
  ]);
  const [row] = await asked(`select read_ticket('${scene.tickets.owner}') as read`);
  expect(row?.read).toMatchObject({
    ticket: { subject: "Opening hours", state: "open" },
    messages: [{ body: "Where?" }, { body: "There." }, { body: "Again?", internal: true }],
    person: { email: scene.people.owner.email, access: "look", questions: 1 },
    place: { site: scene.site, isOwner: true, isMember: true, access: "look" },
    sites: [{ name: "Weir", role: "owner" }],
    studio: [{ account: admin.id }],
  });
  expect(await asked("select name from list_saved_replies()")).toEqual([{ name: "Hours" }]);
});

test("the queue begins with who has waited longest, as it is narrowed down, and what waits for nobody comes last", async () => {
  const { database, owner, tickets, people } = await createScene();
  const waits = (ticket: string | undefined, since: string | null, state: string) =>
    owner.query(
      `update tickets set state = $3, waiting_since = now() - $2::interval, changed_at = now() - coalesce($2, '0')::interval,
         assigned_to = $4 where id = $1`,
      [ticket, since, state, state === "open" ? null : people.admin.id],
    );
  await waits(tickets.stranger, "3 hours", "open");
  await waits(tickets.owner, "5 hours", "open");
  await waits(tickets.suspended, null, "waiting");
  const queue = async (asked = "") =>
    (await queryAs(database, people.admin, `select id, found from list_tickets(${asked})`)).rows.map(
      ({ id, found }) => [Object.entries(tickets).find(([, ticket]) => ticket === id)?.[0], found],
    );
  expect(await queue()).toEqual([
    ["owner", 3],
    ["stranger", 3],
    ["suspended", 3],
  ]);
  expect((await queue("sorted_by => 'changed'"))[0]).toEqual(["suspended", 3]);
  expect(await queue("with_state => 'open', page_size => 1, page => 2")).toEqual([["stranger", 2]]);
  expect(await queue("looked_after => 'me'")).toEqual([["suspended", 1]]);
  expect(await queue("looked_after => 'nobody', containing => 'hours'")).toEqual([
    ["owner", 2],
    ["stranger", 2],
  ]);
});

test("beside a question stands what failed on the sites of whoever asked, and what they did last, newest first", async () => {
  const { database, owner, site, tickets, people } = await createScene();
  const failed = (problem: string, ago: string, state = "failed") =>
    owner.query(
      `insert into publishes (id, site, revision, state, report, started_at, ended_at)
       values (gen_random_uuid(), $1, 1, $4, $2, now() - $3::interval, now() - $3::interval)`,
      [site, { problems: [problem] }, ago, state],
    );
  for (const [at, ago] of ["6 days", "5 days", "4 days", "3 days", "2 days", "1 day"].entries())
    await failed(`Link ${at} leads nowhere.`, ago);
  await failed("None", "1 hour", "done");
  await owner.query(
    `insert into private.audit (actor, act, target_kind, target, at) values
       ($1, 'save-draft', 'site', $3, now() - interval '1 hour'), ($1, 'publish-site', 'site', $3, now()), ($2, 'rename-site', 'site', $3, now())`,
    [people.owner.id, people.editor.id, site],
  );
  const read = async (ticket: string | undefined) => {
    const { rows } = await queryAs(database, people.admin, "select read_ticket($1) as read", [ticket]);
    return rows[0]?.read as { errors: { site: string; problems: string[] }[]; acts: { act: string }[] };
  };
  const { errors, acts } = await read(tickets.owner);
  expect(errors.map(({ problems }) => problems[0])).toEqual(
    [5, 4, 3, 2, 1].map((at) => `Link ${at} leads nowhere.`),
  );
  expect(errors[0]?.site).toBe("Weir");
  expect(acts.map(({ act }) => act)).toEqual(["publish-site", "save-draft"]);
  expect(await read(tickets.stranger)).toMatchObject({ errors: [], acts: [] });
});

test("what is told of somebody's questions is all that was said to them, and no note", async () => {
  const scene = await createScene();
  const { rows } = await scene.owner.query("select private.support_of($1) as told", [scene.people.owner.id]);
  expect(rows[0].told).toMatchObject({
    access: "look",
    questions: [{ id: scene.tickets.owner, state: "open" }],
  });
  expect(rows[0].told.questions[0].messages.map(({ text }: { text: string }) => text)).toEqual([
    "Where?",
    "There.",
  ]);
  await expect(queryAs(scene.database, "anon", "select * from my_studio_acts()")).rejects.toThrow(
    "permission denied",
  );
});

test("somebody hears how many of their own questions wait for whom", async () => {
  const scene = await createScene();
  const { owner, suspended, admin } = scene.people;
  await scene.owner.query("update tickets set state = 'waiting', waiting_since = null where account = $1", [
    owner.id,
  ]);
  const mine = async (caller: Caller) =>
    (await queryAs(scene.database, caller, "select * from my_support()")).rows;
  expect(await mine(owner)).toEqual([
    { open: 0, waiting: 1, solved: 0, waiting_ticket: scene.tickets.owner },
  ]);
  for (const caller of [suspended, admin])
    expect(await mine(caller)).toEqual([{ open: 0, waiting: 0, solved: 0, waiting_ticket: null }]);
  await expect(mine("anon")).rejects.toThrow("permission denied");
});

test("a question outlives its site, and goes with its account", async () => {
  const scene = await createScene();
  await scene.owner.query("update tickets set page = '/', version = 3 where site = $1", [scene.site]);
  await scene.owner.query("delete from sites");
  const { rows } = await scene.owner.query("select site, page, version from tickets where id = $1", [
    scene.tickets.owner,
  ]);
  expect(rows).toEqual([{ site: null, page: "/", version: null }]);
  await scene.owner.query("delete from auth.users where id = $1", [scene.people.owner.id]);
  for (const table of ["tickets", "ticket_messages", "private.ticket_pictures", "private.reply_links"]) {
    const left = await scene.owner.query(
      `select count(*)::int as n from ${table} as t where t::text like '%' || $1 || '%'`,
      [scene.tickets.owner],
    );
    expect([table, left.rows]).toEqual([table, [{ n: 0 }]]);
  }
});

test("one's own questions are found by what was said in them, and nobody finds a note or somebody else's", async () => {
  const scene = await createScene();
  const { owner, suspended, admin } = scene.people;
  const found = async (caller: Caller, containing: string, state: string | null = null) =>
    (
      await queryAs(scene.database, caller, "select subject, site_name, found from list_my_tickets($1, $2)", [
        state,
        containing,
      ])
    ).rows;
  const own = [{ subject: "Opening hours", site_name: "Weir", found: 1 }];
  for (const text of ["", "HOURS", "there", "where?"]) expect(await found(owner, text)).toEqual(own);
  expect(await found(owner, "", "open")).toEqual(own);
  for (const text of ["again", "%", "_", "\\", "nothing like it"])
    expect(await found(owner, text)).toEqual([]);
  expect(await found(owner, "", "solved")).toEqual([]);
  for (const other of [suspended, admin]) expect(await found(other, "")).toEqual([]);
  await expect(found("anon", "")).rejects.toThrow("permission denied");
  // Of a site that they work on no longer, they know no name.
  await scene.owner.query("delete from site_members where user_id = $1", [owner.id]);
  expect(await found(owner, "")).toMatchObject([{ site_name: null }]);
});

test("the studio is told whose account is suspended or leaves, and how far it may come", async () => {
  const scene = await createScene();
  const { owner, suspended, admin } = scene.people;
  await scene.owner.query(
    "insert into private.suspensions (account, reason, sites_stay_live) values ($1, 'Spam', true)",
    [suspended.id],
  );
  const door = async (ticket: string | undefined) =>
    (await queryAs(scene.database, admin, "select read_ticket_door($1) as door", [ticket])).rows[0]?.door;
  expect(await door(scene.tickets.owner)).toEqual({
    section: null,
    access: "look",
    shutBy: null,
    leavesAt: null,
    suspended: null,
  });
  expect(await door(scene.tickets.suspended)).toMatchObject({
    access: null,
    suspended: { reason: "Spam", since: expect.any(String) },
  });
  await scene.owner.query(
    "update profiles set leaving_since = now(), leaves_at = now() + interval '30 days' where user_id = $1",
    [owner.id],
  );
  expect(await door(scene.tickets.owner)).toMatchObject({
    access: "none",
    shutBy: "closed",
    leavesAt: expect.any(String),
  });
  expect(await door(randomUUID())).toBeNull();
});
