import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { showPicture } from "../export/testing/exports.ts";
import { newestMail, noLimits, signIn, untilBlocked } from "../testing/accounts.ts";
import { createAdmin } from "../testing/admin.ts";
import { createPicture } from "../testing/pictures.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createSite } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { eraseAccountsJob } from "./erase-accounts.job.ts";
import { endGrace, fillAccount, tablesWith } from "./testing/leaving-scene.ts";

const leave = (server: TestServer, { token, email, password }: Person) =>
  sendCommand(server, { token }, "delete-account", { request: randomUUID(), email, password });

const run = (server: TestServer) => eraseAccountsJob.run({}, server.commands, new AbortController().signal);

test("once its time is over all of an account is erased: nothing tells any more who it was", async () => {
  const server = await createTestServer({ limits: noLimits, works: true });
  const [person, host] = [await createPerson(server), await createPerson(server)];
  await signIn(server, person);
  const name = "Ada Weir";
  await server.owner.query("update profiles set full_name = $2 where user_id = $1", [person.id, name]);
  await server.owner.query(
    "update auth.users set raw_user_meta_data = raw_user_meta_data || jsonb_build_object('full_name', $2::text) where id = $1",
    [person.id, name],
  );
  await server.owner.query(
    `insert into private.studio_webhooks (id, url, events, secret, made_by, disabled_at)
     values ($1, 'https://hooks.example.com/in', '{site.created,ticket.answered}', 'secret', $2, now())`,
    [randomUUID(), person.id],
  );
  const { own, theirs } = await fillAccount(server, { person, host, guest: "guest@example.com" });
  await server.owner.query(
    `select private.tell_studio('ticket.answered', jsonb_build_object(
       'ticket', '{}'::jsonb, 'site', $1::text, 'account', private.told_account($2), 'by', private.told_account($3)
     ))`,
    [theirs, host.id, person.id],
  );
  const picture = await createPicture(server, person, "#446688");
  await showPicture(server, person, own[0] ?? "", picture);
  const lent = await createPicture(server, person, "#664422");
  await showPicture(server, host, theirs, lent);
  await leave(server, person);

  await run(server);
  expect((await server.owner.query("select from auth.users where id = $1", [person.id])).rowCount).toBe(1);
  await endGrace(server, person);
  await run(server);

  expect(await tablesWith(server, [person.email, name])).toEqual({ "private.mail_queue": 1 });
  expect(await newestMail(server, "member-left", host.email)).toMatchObject({ by: { email: person.email } });
  const of = async (statement: string, ...values: unknown[]) =>
    (await server.owner.query(statement, values)).rows;
  const nobody = { id: person.id, name: "" };
  expect(await of("select event, data from private.studio_deliveries order by at")).toEqual([
    ...own.map((id) => ({
      event: "site.created",
      data: { site: { id, name: "", subdomain: "", design: "plumbing" }, account: nobody },
    })),
    {
      event: "site.created",
      data: expect.objectContaining({ account: expect.objectContaining({ id: host.id }) }),
    },
    { event: "ticket.answered", data: expect.objectContaining({ site: theirs, by: nobody }) },
  ]);
  expect(await of("select id from sites")).toEqual([{ id: theirs }]);
  expect(await of("select user_id from site_members")).toEqual([{ user_id: host.id }]);
  // What another site shows is there as long as that does.
  expect(await of("select id, owner from pictures")).toEqual([{ id: lent, owner: null }]);
  expect(await of("select revoked_at is not null as revoked, author from preview_links")).toEqual([
    { revoked: true, author: null },
  ]);
  const audit = await of(
    "select act, before, after, network from private.audit where actor = $1 order by id",
    person.id,
  );
  expect(audit.map(({ act }) => act)).toContain("delete-account");
  for (const { before, after, network } of audit) expect([before, after, network]).toEqual([null, null, ""]);
  expect(await of("select actor, before, after from private.audit where act = 'erase-account'")).toEqual([
    { actor: null, before: null, after: null },
  ]);
  // What is said of somebody else stays as it was.
  const invited = await of(
    "select after from private.audit where act = 'create-site' and actor = $1",
    host.id,
  );
  expect(invited).toEqual([{ after: expect.objectContaining({ name: "Weir & Sons" }) }]);
  expect((await server.client().signInWithPassword(person)).error?.code).toBe("invalid_credentials");

  const mails = (await server.mails()).length;
  await run(server);
  expect((await server.mails()).length).toBe(mails);
});

test("the address of an account that was erased is free, and begins anew", async () => {
  const server = await createTestServer({ limits: noLimits });
  const person = await createPerson(server);
  const site = await createSite(server, person);
  await leave(server, person);
  await endGrace(server, person);
  await run(server);
  const { error } = await server.client().signUp(person);
  expect(error).toBeNull();
  const { rows } = await server.owner.query("select from sites where id = $1", [site]);
  expect(rows).toEqual([]);
});

test("who leaves is told once more three days before the end, once, and not who came back", async () => {
  const server = await createTestServer({ limits: noLimits });
  const [soon, later, back] = [
    await createPerson(server),
    await createPerson(server),
    await createPerson(server),
  ];
  for (const person of [soon, later, back]) await leave(server, person);
  const left = (person: Person, days: number) =>
    server.owner.query(
      "update profiles set leaves_at = now() + make_interval(days => $2) where user_id = $1",
      [person.id, days],
    );
  await Promise.all([left(soon, 3), left(later, 4), left(back, 2)]);
  await sendCommand(server, back, "keep-account", { request: randomUUID() });
  await run(server);
  await run(server);
  const told = async () =>
    (await server.mails()).filter(({ kind }) => kind === "account-leaving-soon").map(({ to }) => to);
  expect(await told()).toEqual([soon.email]);
  // Whoever came back and leaves again has all of the time again, and is told again.
  await sendCommand(server, soon, "keep-account", { request: randomUUID() });
  await leave(server, soon);
  await run(server);
  expect(await told()).toEqual([soon.email]);
  await left(soon, 1);
  await run(server);
  expect(await told()).toEqual([soon.email, soon.email]);
});

test("one that cannot be erased holds up nobody else, and is tried again", async () => {
  const server = await createTestServer({ limits: noLimits });
  const [stuck, next] = [await createPerson(server), await createPerson(server)];
  const site = await createSite(server, stuck);
  for (const person of [stuck, next]) {
    await leave(server, person);
    await endGrace(server, person);
  }
  await server.owner.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$`,
  );
  await server.owner.query("create trigger refuse before delete on sites execute function refuse()");
  await expect(run(server)).rejects.toThrow("1 accounts could not be erased");
  const accounts = async () => (await server.owner.query("select id from auth.users")).rows;
  expect(await accounts()).toEqual([{ id: stuck.id }]);
  await server.owner.query("drop trigger refuse on sites");
  await run(server);
  expect(await accounts()).toEqual([]);
  expect((await server.owner.query("select from sites where id = $1", [site])).rows).toEqual([]);
});

test("somebody who comes back at the last moment is not erased", async () => {
  const server = await createTestServer({ limits: noLimits });
  const person = await createPerson(server);
  const site = await createSite(server, person);
  await leave(server, person);
  await sendCommand(server, person, "keep-account", { request: randomUUID() });
  await run(server);
  const { rows } = await server.owner.query("select owner from sites where id = $1", [site]);
  expect(rows).toEqual([{ owner: person.id }]);
});

test("an address that whoever leaves only asked for, or had once, is forgotten of nobody who has it", async () => {
  const server = await createTestServer({ limits: noLimits });
  const [person, victim, host] = [
    await createPerson(server),
    await createPerson(server),
    await createPerson(server),
  ];
  const site = await createSite(server, host);
  const invite = { request: randomUUID(), site, email: victim.email, role: "viewer" };
  await sendCommand(server, host, "invite-member", invite);
  const near = [`my${person.email}`, `${person.email}.au`];
  for (const email of near)
    await sendCommand(server, host, "invite-member", { ...invite, request: randomUUID(), email });
  const ofVictim = () => tablesWith(server, [victim.email]);
  const before = await ofVictim();
  expect(before).toMatchObject({ "private.site_invitations": 1, "private.mail_queue": 1 });
  const { client } = await signIn(server, person);
  expect((await client.updateUser({ email: victim.email })).error).toBeNull();
  await server.owner.query(
    "insert into private.email_change_undos (token_hash, user_id, old_email) values ('x', $1, $2)",
    [person.id, victim.email],
  );
  await leave(server, person);
  await endGrace(server, person);
  await run(server);
  // What the owner of an address is told of the wish stays, too.
  expect(await ofVictim()).toEqual({ ...before, "private.mail_queue": 2 });
  const { rows } = await server.owner.query(
    "select after from private.audit where act = 'invite-member' order by id",
  );
  expect(rows).toEqual(
    [victim.email, ...near].map((email) => ({ after: expect.objectContaining({ email }) })),
  );
});

test("who comes back while the erasing begins has lost nothing, and who comes when it has begun is too late", async () => {
  const server = await createTestServer({ limits: noLimits });
  const [back, late] = [await createPerson(server), await createPerson(server)];
  const sites = [await createSite(server, back), await createSite(server, late)];
  const client = await server.owner.connect();
  const ends = (person: Person) =>
    server.owner.query(
      "update profiles set leaves_at = clock_timestamp() + interval '0.3 seconds' where user_id = $1",
      [person.id],
    );
  const keep = async (person: Person) =>
    (await client.query("select private.keep_account($1) as kept", [person.id])).rows[0].kept;
  const isOver = async (person: Person) =>
    (await server.owner.query("select from private.left_accounts() as one where one = $1", [person.id]))
      .rowCount;
  try {
    await leave(server, back);
    await ends(back);
    await client.query("begin");
    expect(await keep(back)).toBe(true);
    await expect.poll(() => isOver(back)).toBe(1);
    const erasing = run(server);
    await untilBlocked(server);
    await client.query("commit");
    await erasing;

    await leave(server, late);
    await client.query("begin");
    await client.query("select now()");
    await ends(late);
    await expect.poll(() => isOver(late)).toBe(1);
    expect(await keep(late)).toBe(false);
    await client.query("commit");
  } finally {
    client.release();
  }
  const { rows } = await server.owner.query("select id from sites order by created_at");
  expect(rows.map(({ id }) => id)).toEqual(sites);
});

test("as many as cannot be erased, whoever comes after them is", async () => {
  const server = await createTestServer({ limits: noLimits });
  const stuck = Array.from({ length: 105 }, () => randomUUID());
  await server.owner.query(
    `insert into auth.users (id, email, email_confirmed_at) select id, id || '@example.com', now() from unnest($1::uuid[]) as id`,
    [stuck],
  );
  await server.owner.query(
    `update profiles set leaving_since = now() - interval '31 days', leaves_at = now() - interval '1 day'
     where user_id = any ($1)`,
    [stuck],
  );
  const next = await createPerson(server);
  await leave(server, next);
  await endGrace(server, next);
  await server.owner.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$`,
  );
  await server.owner.query(
    `create trigger refuse before delete on auth.users for each row when (old.id <> '${next.id}') execute function refuse()`,
  );
  await expect(run(server)).rejects.toThrow("105 accounts could not be erased");
  const { rows } = await server.owner.query("select from auth.users where id = $1", [next.id]);
  expect(rows).toEqual([]);
});

test("what an administrator changed of others stays in the audit when they are erased, but for what names them", async () => {
  const server = await createTestServer({ limits: noLimits });
  const [admin, other] = [await createAdmin(server), await createAdmin(server)];
  const person = await createPerson(server);
  await server.owner.query("update profiles set full_name = 'Ada Weir' where user_id = $1", [admin.id]);
  const send = async (name: string, input: object) => {
    const { status } = await sendCommand(server, admin, name, { request: randomUUID(), ...input });
    expect([name, status]).toEqual([name, 200]);
  };
  const announce = (title: string) =>
    send("make-announcement", { title, body: "Soon.", from: new Date().toISOString(), until: null });
  await send("suspend-account", { account: person.id, reason: "Unpaid", sitesStayLive: false });
  await announce("We move");
  await announce("Ada Weir says goodbye");
  await announce(`Write to ${other.email}`);
  await leave(server, admin);
  await endGrace(server, admin);
  await run(server);
  const { rows } = await server.owner.query(
    `select act, target_kind, before is null and after is null as forgotten, network
     from private.audit where actor = $1 order by id`,
    [admin.id],
  );
  expect(rows).toEqual([
    { act: "suspend-account", target_kind: "account", forgotten: false, network: "" },
    { act: "make-announcement", target_kind: "announcement", forgotten: false, network: "" },
    { act: "make-announcement", target_kind: "announcement", forgotten: true, network: "" },
    { act: "make-announcement", target_kind: "announcement", forgotten: false, network: "" },
    { act: "delete-account", target_kind: "account", forgotten: true, network: "" },
  ]);
});
