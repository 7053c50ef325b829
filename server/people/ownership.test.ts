import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportOf, showPicture, unpack } from "../export/testing/exports.ts";
import { newestMail, noLimits, untilBlocked } from "../testing/accounts.ts";
import { createPicture } from "../testing/pictures.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createSite, createSiteWithMembers } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({
    limits: noLimits,
    works: true,
    onFinished: (cleanUp) => void cleanUps.push(cleanUp),
  });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const send = (person: Person | undefined, name: string, input: object) =>
  sendCommand(server, person, name, { request: randomUUID(), ...input });

/** Whose a site is, and all else that taking it over changes. */
async function stateOf(site: string) {
  const { rows } = await server.owner.query(
    `select (select to_json(s) from sites s where id = $1) as site,
       (select json_agg(m order by m.user_id) from site_members m where site = $1) as members,
       (select json_agg(o) from private.ownership_offers o where site = $1) as offers,
       (select json_build_object('revision', revision, 'text', document::text) from drafts where site = $1) as draft,
       (select json_agg(p order by p.id) from pictures p) as pictures,
       (select count(*)::int from private.mail_queue) as mails,
       (select count(*)::int from private.audit where target = $1::uuid::text) as audits`,
    [site],
  );
  return rows[0];
}

/** Whom its messages are mailed to, where that is said. */
async function receiversOf(site: string): Promise<string[]> {
  const { rows } = await server.owner.query("select email from private.message_receivers where site = $1", [
    site,
  ]);
  return rows.map(({ email }) => email);
}

test("a site changes hands once both have said so: its owner offers, the other accepts", async () => {
  const { site, owner, editor } = await createSiteWithMembers(server);
  await send(owner, "change-settings", { site, settings: { messagesTo: owner.email } });
  expect(await receiversOf(site)).toEqual([owner.email]);
  expect((await send(editor, "accept-ownership", { site })).body.code).toBe("not_now");
  expect((await send(owner, "offer-ownership", { site, member: editor.id })).status).toBe(200);
  expect((await stateOf(site)).site.owner).toBe(owner.id);
  expect((await newestMail(server, "ownership-offer", editor.email)).link).toMatch(`/sites/${site}#people`);
  expect((await send(editor, "accept-ownership", { site })).status).toBe(200);
  const after = await stateOf(site);
  expect(after.site).toMatchObject({ owner: editor.id, settings: {} });
  expect(await receiversOf(site)).toEqual([]);
  expect(after.offers).toBeNull();
  expect(after.members).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ user_id: editor.id, role: "owner" }),
      expect.objectContaining({ user_id: owner.id, role: "editor" }),
    ]),
  );
  await newestMail(server, "ownership-taken", owner.email);
  expect((await send(owner, "rename-site", { site, name: "Mine" })).body.code).toBe("not_permitted");
  expect((await send(editor, "rename-site", { site, name: "Mine" })).status).toBe(200);
});

test.each([
  ["was taken back", (owner: Person, _: Person, site: string) => send(owner, "withdraw-ownership", { site })],
  ["was declined", (_: Person, to: Person, site: string) => send(to, "withdraw-ownership", { site })],
  [
    "is eight days old",
    () => server.owner.query("update private.ownership_offers set expires_at = now() - interval '1 day'"),
  ],
  [
    "comes from somebody who was suspended since",
    (owner: Person) =>
      server.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
        owner.id,
      ]),
  ],
  [
    "was made to somebody else since",
    async (owner: Person, _: Person, site: string) => {
      const { rows } = await server.owner.query(
        "select user_id from site_members where site = $1 and role = 'viewer'",
        [site],
      );
      return send(owner, "offer-ownership", { site, member: rows[0].user_id });
    },
  ],
] as const)("an offer that %s gives nothing", async (_, end) => {
  const { site, owner, editor } = await createSiteWithMembers(server);
  await send(owner, "offer-ownership", { site, member: editor.id });
  await end(owner, editor, site);
  const before = await stateOf(site);
  const { status } = await send(editor, "accept-ownership", { site });
  expect([403, 409]).toContain(status);
  expect(await stateOf(site)).toEqual(before);
});

test("nobody is mailed offers without end, and none goes to whoever does not work on the site", async () => {
  const { site, owner, editor, stranger } = await createSiteWithMembers(server);
  const before = await stateOf(site);
  expect((await send(owner, "offer-ownership", { site, member: stranger.id })).body.code).toBe("not_found");
  expect((await send(owner, "offer-ownership", { site, member: owner.id })).body.code).toBe("not_now");
  expect(await stateOf(site)).toEqual(before);
  const statuses: number[] = [];
  for (let sent = 0; sent < 6; sent += 1) {
    statuses.push((await send(owner, "offer-ownership", { site, member: editor.id })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("whoever is removed is offered the site no longer, also when they come back", async () => {
  const { site, owner, editor } = await createSiteWithMembers(server);
  await send(owner, "offer-ownership", { site, member: editor.id });
  await send(owner, "remove-member", { site, member: editor.id });
  await server.owner.query("insert into site_members values ($1, $2, 'editor')", [site, editor.id]);
  expect((await send(editor, "accept-ownership", { site })).body.code).toBe("not_now");
});

test("who accepts twice at once takes it over once, and who takes it back meanwhile has it or not", async () => {
  const { site, owner, editor } = await createSiteWithMembers(server);
  await send(owner, "offer-ownership", { site, member: editor.id });
  const answers = await Promise.all([
    send(editor, "accept-ownership", { site }),
    send(editor, "accept-ownership", { site }),
    send(owner, "withdraw-ownership", { site }),
  ]);
  const accepted = answers.slice(0, 2).filter(({ status }) => status === 200).length;
  const { site: after, members } = await stateOf(site);
  expect(accepted).toBe(after.owner === editor.id ? 1 : 0);
  expect(members.filter(({ role }: { role: string }) => role === "owner")).toHaveLength(1);
});

test("whom the former owner has invited does not come to the new one", async () => {
  const { site, owner, editor } = await createSiteWithMembers(server);
  const guest = await createPerson(server);
  await send(owner, "invite-member", { site, email: guest.email, role: "editor" });
  const { link } = await newestMail(server, "invitation", guest.email);
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get("token");
  await send(owner, "offer-ownership", { site, member: editor.id });
  expect((await send(editor, "accept-ownership", { site })).status).toBe(200);
  const { rows: audit } = await server.owner.query(
    "select after from private.audit where target = $1 and act = 'accept-ownership'",
    [site],
  );
  expect(audit).toEqual([{ after: expect.objectContaining({ withdrawn: 1 }) }]);
  const before = await stateOf(site);
  expect((await send(guest, "accept-invitation", { invitation: { token } })).body.code).toBe("not_now");
  expect(await stateOf(site)).toEqual(before);
  expect((await send(editor, "invite-member", { site, email: guest.email, role: "viewer" })).status).toBe(
    200,
  );
});

test("pages that come while a site is handed over count, and an administrator is handed none", async () => {
  const { site, owner, editor } = await createSiteWithMembers(server);
  await server.owner.query("insert into plans values ('brief', 9, 3, 500000000, 0) on conflict do nothing");
  const { rows } = await server.owner.query("select document from drafts where site = $1", [site]);
  const [{ document }] = rows;
  const [path = "/"] = Object.keys(document.pages);
  await server.owner.query("update drafts set document = $2 where site = $1", [
    site,
    JSON.stringify({ ...document, pages: { [path]: document.pages[path] } }),
  ]);
  await server.owner.query("update profiles set plan = 'brief' where user_id = $1", [editor.id]);
  await send(owner, "offer-ownership", { site, member: editor.id });
  const rival = await server.owner.connect();
  try {
    await rival.query("begin");
    await rival.query("select from sites where id = $1 for update", [site]);
    const answer = send(editor, "accept-ownership", { site });
    await untilBlocked(server);
    await rival.query("update drafts set document = $2, revision = revision + 1 where site = $1", [
      site,
      JSON.stringify(document),
    ]);
    await rival.query("commit");
    expect((await answer).body.code).toBe("quota_reached");
  } finally {
    rival.release();
  }
  await server.owner.query("update profiles set plan = 'studio', role = 'admin' where user_id = $1", [
    editor.id,
  ]);
  const before = await stateOf(site);
  expect((await send(editor, "accept-ownership", { site })).body.code).toBe("customers_only");
  expect(await stateOf(site)).toEqual(before);
});

test("a plan that holds no more sites, or no such long one, takes none over", async () => {
  const { site, owner, editor } = await createSiteWithMembers(server);
  await server.owner.query(
    "insert into plans values ('single', 1, 60, 0, 0), ('short', 9, 1, 0, 0) on conflict do nothing",
  );
  await createSite(server, editor);
  await send(owner, "offer-ownership", { site, member: editor.id });
  for (const plan of ["single", "short"]) {
    await server.owner.query("update profiles set plan = $1 where user_id = $2", [plan, editor.id]);
    const before = await stateOf(site);
    expect((await send(editor, "accept-ownership", { site })).body.code).toBe("quota_reached");
    expect(await stateOf(site)).toEqual(before);
  }
});

test("a picture that the site alone shows goes with it, and the former owner can neither delete nor export it", async () => {
  const { site, owner, editor } = await createSiteWithMembers(server);
  const picture = await createPicture(server, owner, "#113355");
  await showPicture(server, owner, site, picture);
  const { draft } = await stateOf(site);
  await send(owner, "offer-ownership", { site, member: editor.id });
  expect((await send(editor, "accept-ownership", { site })).status).toBe(200);
  const { rows } = await server.owner.query("select owner from pictures where id = $1", [picture]);
  expect(rows).toEqual([{ owner: editor.id }]);
  expect((await stateOf(site)).draft).toEqual(draft);
  expect((await send(owner, "delete-picture", { picture })).body.code).toBe("not_permitted");
  expect((await send(editor, "delete-picture", { picture })).body.code).toBe("not_now");
  const files = await unpack(await exportOf(server, editor, site));
  expect([...files.keys()].filter((name) => name.endsWith("picture.json"))).toHaveLength(1);
});

test("of a picture that other sites show too, the site gets a copy of its own, which is there as it was", async () => {
  const { site, owner, editor } = await createSiteWithMembers(server);
  const other = await createSite(server, owner);
  const picture = await createPicture(server, owner, "#335511");
  await showPicture(server, owner, site, picture);
  await showPicture(server, owner, other, picture);
  const before = await stateOf(other);
  await send(owner, "offer-ownership", { site, member: editor.id });
  expect((await send(editor, "accept-ownership", { site })).status).toBe(200);
  const after = await stateOf(site);
  const copies = after.pictures.filter((one: { owner: string }) => one.owner === editor.id);
  expect(copies).toHaveLength(1);
  const [copy] = copies;
  expect(after.draft).toMatchObject({ revision: 3, text: expect.stringContaining(copy.manifest.path) });
  const { manifest } = before.pictures.find((one: { id: string }) => one.id === picture);
  expect(after.draft.text).not.toContain(manifest.path);
  expect((await stateOf(other)).draft).toEqual(before.draft);
  for (const end of ["-og.jpg", ".jpg", `-${manifest.widths[0]}.avif`]) {
    const [one, two] = await Promise.all(
      [manifest.path, copy.manifest.path].map((path) => fetch(`${server.url}${path}${end}`)),
    );
    expect([one?.status, two?.status]).toEqual([200, 200]);
    expect(two?.headers.get("etag")).toBe(one?.headers.get("etag"));
  }
  // What is theirs is theirs alone: the former owner deletes the picture everywhere, and the copy stays.
  await send(owner, "trash-site", { site: other });
  const patch = [{ op: "remove", path: ["facts", "logo"] }];
  await send(owner, "restore-site", { site: other });
  expect((await send(owner, "save-draft", { site: other, revision: 2, patch })).status).toBe(200);
  expect((await send(owner, "delete-picture", { picture })).status).toBe(200);
  expect((await fetch(`${server.url}${copy.manifest.path}.jpg`)).status).toBe(200);
  const files = await unpack(await exportOf(server, editor, site));
  expect(files.has(`pictures/${copy.id}/picture.json`)).toBe(true);
  const cut = { focus: { x: 0.5, y: 0.5 }, crop: { x: 0, y: 0, width: 0.5, height: 0.5 } };
  expect((await send(editor, "crop-picture", { picture: copy.id, ...cut })).status).toBe(200);
});

test("pictures that would be too much for the new owner's plan stop it, and stay where they are", async () => {
  const { site, owner, editor } = await createSiteWithMembers(server);
  const picture = await createPicture(server, owner, "#551133");
  await showPicture(server, owner, site, picture);
  await server.owner.query("insert into plans values ('bare', 9, 60, 10, 0) on conflict do nothing");
  await server.owner.query("update profiles set plan = 'bare' where user_id = $1", [editor.id]);
  await send(owner, "offer-ownership", { site, member: editor.id });
  const before = await stateOf(site);
  expect((await send(editor, "accept-ownership", { site })).body.code).toBe("quota_reached");
  expect(await stateOf(site)).toEqual(before);
});
