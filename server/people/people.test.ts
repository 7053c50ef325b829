import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLink } from "../previews/testing/preview-scene.ts";
import { newestMail, noLimits } from "../testing/accounts.ts";
import { queryAs } from "../testing/query-as.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createSite, createSiteWithMembers } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({ limits: noLimits, onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const send = (person: Person | undefined, name: string, input: object) =>
  sendCommand(server, person, name, { request: randomUUID(), ...input });

const invite = (person: Person, site: string, email: string, role = "editor") =>
  send(person, "invite-member", { site, email, role });

/** The secret that the newest invitation to this address carries. */
async function secretFor(email: string): Promise<string> {
  const { link } = await newestMail(server, "invitation", email);
  return new URLSearchParams(new URL(link).hash.slice(1)).get("token") ?? "";
}

/** All that commands about people could change of a site. */
async function stateOf(site: string) {
  const { rows } = await server.owner.query(
    `select (select to_json(s) from sites s where id = $1) as site,
       (select json_agg(m order by m.user_id) from site_members m where site = $1) as members,
       (select json_agg(i order by i.created_at, i.id) from private.site_invitations i where site = $1) as invitations,
       (select json_agg(o) from private.ownership_offers o where site = $1) as offers,
       (select count(*)::int from private.mail_queue) as mails,
       (select count(*)::int from private.audit where target = $1::uuid::text) as audits`,
    [site],
  );
  return rows[0];
}

const rolesOn = async (site: string) =>
  Object.fromEntries(
    (await server.owner.query("select user_id, role from site_members where site = $1", [site])).rows.map(
      ({ user_id, role }) => [user_id, role],
    ),
  );

/** Somebody who is invited and has opened the mail. */
async function createGuest(role = "editor") {
  const [owner, guest] = await Promise.all([createPerson(server), createPerson(server)]);
  const site = await createSite(server, owner);
  const { body } = await invite(owner, site, guest.email, role);
  return { owner, guest, site, id: String(body.invitation), token: await secretFor(guest.email) };
}

test("who is invited by mail looks first, accepts, and works on the site in that role", async () => {
  const { guest, site, token } = await createGuest("viewer");
  const invitation = { token };
  const asked = await sendCommand(server, guest, "read-invitation", { invitation });
  expect(asked.body).toMatchObject({ name: "Weir & Sons", role: "viewer", isMine: true, state: "open" });
  expect(Object.keys(await rolesOn(site))).toHaveLength(1);
  expect((await send(guest, "accept-invitation", { invitation })).body).toEqual({ site });
  expect(await rolesOn(site)).toMatchObject({ [guest.id]: "viewer" });
  const again = await sendCommand(server, guest, "read-invitation", { invitation });
  expect(again.body).toMatchObject({ state: "accepted", site });
});

test("the mail says who invites, to what and as what, and its secret stands behind the # alone", async () => {
  const { owner, guest, token } = await createGuest();
  const mail = await newestMail(server, "invitation", guest.email);
  expect(mail).toMatchObject({ site: "Weir & Sons", role: "editor", by: { email: owner.email } });
  expect(token).toHaveLength(43);
  expect(new URL(mail.link)).toMatchObject({ pathname: "/dashboard/invitation", search: "" });
  const { rows } = await server.owner.query(
    `select (select string_agg(a::text, '') from private.audit a)
      || (select string_agg(c::text, '') from private.command_answers c)
      || (select string_agg(i::text, '') from private.site_invitations i) as kept`,
  );
  expect(rows[0].kept).not.toContain(token);
});

test("whoever has the address needs no secret, and nobody else learns anything by an id", async () => {
  const { guest, site, id } = await createGuest();
  const stranger = await createPerson(server);
  for (const name of ["read-invitation", "accept-invitation", "decline-invitation"]) {
    const before = await stateOf(site);
    const input = { invitation: { id }, ...(name !== "read-invitation" && { request: randomUUID() }) };
    expect((await sendCommand(server, stranger, name, input)).body.code).toBe("not_found");
    expect(await stateOf(site)).toEqual(before);
  }
  const { rows } = await queryAs(server.database, guest, "select * from my_invitations()");
  expect(rows).toMatchObject([{ id, site_name: "Weir & Sons", role: "editor" }]);
  expect((await queryAs(server.database, stranger, "select * from my_invitations()")).rows).toEqual([]);
  expect((await send(guest, "accept-invitation", { invitation: { id } })).body).toEqual({ site });
});

test("a link in somebody else's hands says whose it is, and gives nothing", async () => {
  const { guest, site, token } = await createGuest();
  const stranger = await createPerson(server);
  const asked = await sendCommand(server, stranger, "read-invitation", { invitation: { token } });
  expect(asked.body).toMatchObject({ isMine: false, email: guest.email });
  for (const name of ["accept-invitation", "decline-invitation"]) {
    const before = await stateOf(site);
    const { status, body } = await send(stranger, name, { invitation: { token } });
    expect({ status, message: body.message }).toEqual({
      status: 403,
      message: `This invitation went to ${guest.email}.`,
    });
    expect(await stateOf(site)).toEqual(before);
  }
});

test("an address that is not confirmed is nobody's", async () => {
  const { guest, site, token } = await createGuest();
  await server.owner.query("update auth.users set email_confirmed_at = null where id = $1", [guest.id]);
  const before = await stateOf(site);
  expect((await send(guest, "accept-invitation", { invitation: { token } })).status).toBe(403);
  expect((await queryAs(server.database, guest, "select * from my_invitations()")).rows).toEqual([]);
  expect(await stateOf(site)).toEqual(before);
});

test("an administrator comes to no site by an invitation, and may say no to it", async () => {
  const { guest, site, token } = await createGuest();
  await server.owner.query("update profiles set role = 'admin' where user_id = $1", [guest.id]);
  const before = await stateOf(site);
  const { status, body } = await send(guest, "accept-invitation", { invitation: { token } });
  expect([status, body.code]).toEqual([403, "customers_only"]);
  expect(await stateOf(site)).toEqual(before);
  expect((await send(guest, "decline-invitation", { invitation: { token } })).status).toBe(200);
});

test("nobody comes to a site whose owner leaves, or is suspended, until that is over", async () => {
  const { owner, guest, site, id, token } = await createGuest();
  const mine = async () => (await queryAs(server.database, guest, "select * from my_invitations()")).rows;
  for (const [pause, lift] of [
    [
      "update profiles set leaving_since = now(), leaves_at = now() + interval '30 days' where user_id = $1",
      "update profiles set leaving_since = null, leaves_at = null where user_id = $1",
    ],
    [
      "update auth.users set banned_until = now() + interval '1 day' where id = $1",
      "update auth.users set banned_until = null where id = $1",
    ],
  ] as const) {
    expect((await mine()).map((row) => row.id)).toEqual([id]);
    await server.owner.query(pause, [owner.id]);
    const before = await stateOf(site);
    expect(await mine()).toEqual([]);
    expect((await send(guest, "accept-invitation", { invitation: { token } })).body.code).toBe("not_now");
    expect(await stateOf(site)).toEqual(before);
    await server.owner.query(lift, [owner.id]);
  }
  expect((await send(guest, "accept-invitation", { invitation: { token } })).status).toBe(200);
});

test("whom messages go to is told to who may read them, and stands in nothing that a viewer reads", async () => {
  const { site, owner, editor, viewer, stranger } = await createSiteWithMembers(server);
  const settings = { messagesTo: owner.email, keepMessagesFor: 9 };
  expect((await send(owner, "change-settings", { site, settings })).status).toBe(200);
  const listed = async (person: Person) =>
    (await queryAs(server.database, person, "select settings from list_my_sites()")).rows;
  expect(await listed(owner)).toEqual([{ settings }]);
  expect(await listed(editor)).toEqual([{ settings }]);
  expect(await listed(viewer)).toEqual([{ settings: { keepMessagesFor: 9 } }]);
  expect(await listed(stranger)).toEqual([]);
  for (const person of [owner, editor, viewer]) {
    const { rows } = await queryAs(server.database, person, "select * from sites");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(owner.email);
  }
  await expect(
    server.owner.query("update sites set settings = $2 where id = $1", [site, settings]),
  ).rejects.toThrow("sites_settings_name_nobody");
  // A setting beside it is changed by who was told all of them, and takes nothing away.
  await send(owner, "change-settings", { site, settings: { ...settings, publicVisitors: true } });
  expect(await listed(editor)).toEqual([{ settings: { ...settings, publicVisitors: true } }]);
  await send(owner, "change-settings", { site, settings: {} });
  expect(await listed(owner)).toEqual([{ settings: {} }]);
});

test("of two who accept with one invitation at once, one comes, once", async () => {
  const { guest, site, token } = await createGuest();
  const answers = await Promise.all(
    [1, 2, 3].map(() => send(guest, "accept-invitation", { invitation: { token } })),
  );
  expect(answers.map(({ body }) => body)).toEqual([{ site }, { site }, { site }]);
  const { audits, members } = await stateOf(site);
  expect({ audits, members: members.length }).toEqual({ audits: 3, members: 2 });
});

test("an invitation that is taken back while it is accepted is one or the other, on both sides", async () => {
  const { owner, guest, site, id, token } = await createGuest();
  const [accepted, revoked] = await Promise.all([
    send(guest, "accept-invitation", { invitation: { token } }),
    send(owner, "revoke-invitation", { site, invitation: id }),
  ]);
  expect([accepted.status, revoked.status].sort()).toEqual([200, 409]);
  expect(guest.id in (await rolesOn(site))).toBe(accepted.status === 200);
});

test.each([
  ["taken back", (owner: Person, _: Person, input: object) => send(owner, "revoke-invitation", input)],
  [
    "declined",
    (_: Person, guest: Person, { invitation }: { invitation: string }) =>
      send(guest, "decline-invitation", { invitation: { id: invitation } }),
  ],
  [
    "run out",
    () => server.owner.query("update private.site_invitations set expires_at = now() - interval '1 second'"),
  ],
  [
    "in the trash with its site",
    (owner: Person, _: Person, { site }: { site: string }) => send(owner, "trash-site", { site }),
  ],
] as const)("an invitation that is %s opens nothing any more", async (_, end) => {
  const { owner, guest, site, id, token } = await createGuest();
  await end(owner, guest, { site, invitation: id });
  const before = await stateOf(site);
  const { status, body } = await send(guest, "accept-invitation", { invitation: { token } });
  expect({ status, code: body.code }).toEqual({ status: 409, code: "not_now" });
  expect(await stateOf(site)).toEqual(before);
});

test("a link that was sent again takes the place of the one before", async () => {
  const { owner, guest, site, id, token } = await createGuest();
  expect((await send(owner, "resend-invitation", { site, invitation: id })).status).toBe(200);
  const before = await stateOf(site);
  expect((await send(guest, "accept-invitation", { invitation: { token } })).status).toBe(404);
  expect(await stateOf(site)).toEqual(before);
  const next = await secretFor(guest.email);
  expect((await send(guest, "accept-invitation", { invitation: { token: next } })).status).toBe(200);
});

test("whoever was removed does not come back by the invitation they came with", async () => {
  const { owner, guest, site, token } = await createGuest();
  await send(guest, "accept-invitation", { invitation: { token } });
  await send(owner, "remove-member", { site, member: guest.id });
  const before = await stateOf(site);
  expect((await send(guest, "accept-invitation", { invitation: { token } })).status).toBe(409);
  expect(await stateOf(site)).toEqual(before);
});

test.each([
  ["oneself", ({ owner }: { owner: Person }) => owner.email.toUpperCase()],
  ["a member", ({ viewer }: { viewer: Person }) => ` ${viewer.email}`],
])("inviting %s is refused, and nothing is mailed", async (_, addressOf) => {
  const scene = await createSiteWithMembers(server);
  const before = await stateOf(scene.site);
  const { status, body } = await invite(scene.owner, scene.site, addressOf(scene));
  expect({ status, code: body.code }).toEqual({ status: 409, code: "already_there" });
  expect(await stateOf(scene.site)).toEqual(before);
});

test("an address with an account and one without are answered alike", async () => {
  const owner = await createPerson(server);
  const [site, known] = await Promise.all([createSite(server, owner), createPerson(server)]);
  const answers = [
    await invite(owner, site, known.email),
    await invite(owner, site, `nobody-${randomUUID()}@example.com`),
  ];
  expect(answers.map(({ status, body }) => [status, Object.keys(body)])).toEqual([
    [200, ["invitation"]],
    [200, ["invitation"]],
  ]);
});

test("an address is invited once at a time, and a site has at most 20 open invitations", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const twice = await Promise.all([1, 2].map(() => invite(owner, site, "one@example.com")));
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  await server.owner.query(
    `insert into private.site_invitations (site, email, role, token_hash)
     select $1, n || '-' || $2 || '@example.com', 'viewer', n || $2 from generate_series(1, 19) n`,
    [site, randomUUID()],
  );
  const before = await stateOf(site);
  expect((await invite(owner, site, "two@example.com")).body.code).toBe("not_now");
  expect(await stateOf(site)).toEqual(before);
  await server.owner.query(
    "update private.site_invitations set expires_at = now() where site = $1 and email = 'one@example.com'",
    [site],
  );
  expect((await invite(owner, site, "one@example.com")).status).toBe(200);
});

test("nobody is written to without end, and no more links are tried than a person tries", async () => {
  const [owner, other] = await Promise.all([createPerson(server), createPerson(server)]);
  const [site, theirs] = await Promise.all([createSite(server, owner), createSite(server, other)]);
  const email = `often-${randomUUID()}@example.com`;
  const { body } = await invite(owner, site, email);
  for (let sent = 1; sent < 5; sent += 1) {
    expect((await send(owner, "resend-invitation", { site, invitation: body.invitation })).status).toBe(200);
  }
  const before = await stateOf(theirs);
  expect((await invite(other, theirs, email)).body.code).toBe("too_many");
  expect(await stateOf(theirs)).toEqual(before);
  const statuses = new Set<number>();
  for (let tried = 0; tried < 61; tried += 1) {
    const invitation = { token: `${tried}`.padStart(43, "x") };
    statuses.add((await sendCommand(server, other, "read-invitation", { invitation })).status);
  }
  expect([...statuses]).toEqual([404, 429]);
});

const owners = { owner: 200, editor: 403, viewer: 403, stranger: 404, visitor: 401 };
const matrix: [string, (scene: { viewer: Person; invitation: string }) => object, Record<string, number>][] =
  [
    ["invite-member", () => ({ email: `${randomUUID()}@example.com`, role: "viewer" }), owners],
    ["resend-invitation", ({ invitation }) => ({ invitation }), owners],
    ["revoke-invitation", ({ invitation }) => ({ invitation }), owners],
    ["change-member", ({ viewer }) => ({ member: viewer.id, role: "editor" }), owners],
    ["offer-ownership", ({ viewer }) => ({ member: viewer.id }), owners],
    ["remove-member", ({ viewer }) => ({ member: viewer.id }), { ...owners, viewer: 0 }],
    ["withdraw-ownership", () => ({}), { ...owners, viewer: 0 }],
    ["accept-ownership", () => ({}), { ...owners, owner: 403, viewer: 0 }],
  ];

test.each(matrix)(
  "%s is for those whom it is for, and changes nothing for others",
  async (command, inputOf, expected) => {
    const { site, ...people } = await createSiteWithMembers(server);
    const suspended = await createPerson(server);
    const admin = await createPerson(server);
    await server.owner.query("update profiles set role = 'admin' where user_id = $1", [admin.id]);
    const other = await createSite(server, suspended);
    await server.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
      suspended.id,
    ]);
    const invited = await invite(people.owner, site, `${randomUUID()}@example.com`);
    await send(people.owner, "offer-ownership", { site, member: people.viewer.id });
    const input = inputOf({ viewer: people.viewer, invitation: String(invited.body.invitation) });
    const actors = { ...people, admin, visitor: undefined };
    for (const actor of ["visitor", "stranger", "admin", "viewer", "editor", "owner"] as const) {
      const status = actor === "admin" ? 404 : expected[actor];
      if (status === 0) continue;
      const before = await stateOf(site);
      const answer = await send(actors[actor], command, { site, ...input });
      expect([actor, answer.status, answer.body.code]).toEqual([
        actor,
        status,
        status === 200 ? undefined : expect.any(String),
      ]);
      if (status !== 200) expect(await stateOf(site)).toEqual(before);
    }
    const before = await stateOf(other);
    expect((await send(suspended, command, { site: other, ...input })).status).toBe(401);
    expect(await stateOf(other)).toEqual(before);
  },
);

test("who works on a site is told to its members, addresses to its owner, and invitations to nobody else", async () => {
  const { site, owner, editor, viewer, stranger } = await createSiteWithMembers(server);
  const [suspended, admin] = await Promise.all([createPerson(server), createPerson(server)]);
  await server.owner.query("update profiles set role = 'admin' where user_id = $1", [admin.id]);
  await server.owner.query("insert into site_members values ($1, $2, 'viewer')", [site, suspended.id]);
  await server.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    suspended.id,
  ]);
  await invite(owner, site, "guest@example.com");
  await send(owner, "offer-ownership", { site, member: editor.id });
  const seen = async (caller: Parameters<typeof queryAs>[1]) => {
    const people = await queryAs(server.database, caller, "select * from site_people($1)", [site]);
    const invited = await queryAs(server.database, caller, "select * from site_invitations($1)", [site]);
    return [
      people.rows.length,
      people.rows.filter(({ email }) => email !== null).length,
      people.rows.filter(({ offered_until }) => offered_until !== null).length,
      invited.rows.length,
    ];
  };
  expect(await seen(owner)).toEqual([4, 4, 1, 1]);
  expect(await seen(editor)).toEqual([4, 1, 1, 0]);
  expect(await seen(viewer)).toEqual([4, 1, 0, 0]);
  for (const nobody of [stranger, suspended, admin]) expect(await seen(nobody)).toEqual([0, 0, 0, 0]);
  for (const statement of ["site_people($1)", "site_invitations($1)"]) {
    await expect(queryAs(server.database, "anon", `select * from ${statement}`, [site])).rejects.toThrow(
      "permission denied",
    );
  }
  for (const table of ["site_invitations", "ownership_offers"]) {
    for (const caller of ["anon", "service_role", owner] as const) {
      await expect(queryAs(server.database, caller, `select * from private.${table}`)).rejects.toThrow(
        "permission denied",
      );
    }
  }
});

test("a role counts from the moment that it is changed, and messages go where they may be read", async () => {
  const { site, owner, editor } = await createSiteWithMembers(server);
  await send(owner, "change-settings", { site, settings: { messagesTo: editor.email, keepMessagesFor: 9 } });
  expect((await send(owner, "change-member", { site, member: editor.id, role: "viewer" })).status).toBe(200);
  const patch = [{ op: "replace", path: ["facts", "city"], value: "Hamburg" }];
  expect((await send(editor, "save-draft", { site, revision: 1, patch })).status).toBe(403);
  expect((await stateOf(site)).site.settings).toEqual({ keepMessagesFor: 9 });
  const { rows } = await server.owner.query("select from private.message_receivers where site = $1", [site]);
  expect(rows).toEqual([]);
  const before = await stateOf(site);
  expect((await send(owner, "change-member", { site, member: owner.id, role: "viewer" })).status).toBe(409);
  expect(await stateOf(site)).toEqual(before);
});

test("whoever is removed is a stranger at once, and anybody but the owner can leave", async () => {
  const { site, owner, editor, viewer } = await createSiteWithMembers(server);
  expect((await send(owner, "remove-member", { site, member: editor.id })).status).toBe(200);
  const patch = [{ op: "replace", path: ["facts", "city"], value: "Hamburg" }];
  expect((await send(editor, "save-draft", { site, revision: 1, patch })).status).toBe(404);
  expect((await queryAs(server.database, editor, "select * from drafts")).rows).toEqual([]);
  expect((await send(viewer, "remove-member", { site, member: viewer.id })).status).toBe(200);
  const before = await stateOf(site);
  expect((await send(owner, "remove-member", { site, member: owner.id })).body.code).toBe("not_now");
  expect(await stateOf(site)).toEqual(before);
});

test("preview links of whoever is removed end with that, those of others and of who leaves by themselves stay", async () => {
  const { site, owner, editor } = await createSiteWithMembers(server);
  const other = await createPerson(server);
  await server.owner.query("insert into site_members values ($1, $2, 'editor')", [site, other.id]);
  for (const person of [owner, editor, other]) await createLink(server, person, site);
  const elsewhere = await createSite(server, owner);
  await server.owner.query("insert into site_members values ($1, $2, 'editor')", [elsewhere, editor.id]);
  await createLink(server, editor, elsewhere);
  const open = async () =>
    (
      await server.owner.query(
        "select site, author from preview_links where site = any ($1) and revoked_at is null",
        [[site, elsewhere]],
      )
    ).rows;
  expect((await send(editor, "remove-member", { site, member: owner.id })).status).toBe(403);
  expect(await open()).toHaveLength(4);
  expect((await send(other, "remove-member", { site, member: other.id })).status).toBe(200);
  expect((await send(owner, "remove-member", { site, member: editor.id })).status).toBe(200);
  const left = await open();
  expect(left).toHaveLength(3);
  expect(left).toEqual(
    expect.arrayContaining([
      { site, author: owner.id },
      { site, author: other.id },
      { site: elsewhere, author: editor.id },
    ]),
  );
});

test("a viewer removes nobody else", async () => {
  const { site, editor, viewer } = await createSiteWithMembers(server);
  const before = await stateOf(site);
  expect((await send(viewer, "remove-member", { site, member: editor.id })).status).toBe(403);
  expect(await stateOf(site)).toEqual(before);
});

test("what is saved while its author is removed is saved before or not at all", async () => {
  const { site, owner, editor } = await createSiteWithMembers(server);
  const client = await server.owner.connect();
  await client.query("begin");
  await client.query("select from sites where id = $1 for update", [site]);
  const removal = send(owner, "remove-member", { site, member: editor.id });
  const waiting = (count: number) =>
    expect
      .poll(async () => {
        const { rows } = await server.owner.query(
          "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        );
        return rows[0].n;
      })
      .toBe(count);
  await waiting(1);
  const patch = [{ op: "replace", path: ["facts", "city"], value: "Hamburg" }];
  const save = send(editor, "save-draft", { site, revision: 1, patch });
  await waiting(2);
  await client.query("commit");
  client.release();
  expect((await removal).status).toBe(200);
  expect((await save).body.code).toBe("site_not_found");
  const { rows } = await server.owner.query("select revision from drafts where site = $1", [site]);
  expect(rows).toEqual([{ revision: 1 }]);
});

test("editors publish as long as the owner lets them, and the owner always does", async () => {
  const { site, owner, editor } = await createSiteWithMembers(server);
  const publish = (person: Person) => send(person, "publish-site", { site, revision: 1, accept: [] });
  const countPublishes = async () =>
    (await server.owner.query("select count(*)::int as n from publishes where site = $1", [site])).rows[0].n;
  await send(owner, "change-settings", { site, settings: { editorsPublish: false } });
  expect((await publish(editor)).body.code).toBe("not_permitted");
  expect((await send(editor, "roll-back-site", { site, version: 1 })).body.code).toBe("not_permitted");
  expect(await countPublishes()).toBe(0);
  expect((await publish(owner)).status).toBe(200);
  await send(owner, "change-settings", { site, settings: {} });
  expect((await publish(editor)).status).toBe(200);
});
