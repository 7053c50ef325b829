import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createSecretToken } from "../auth/link/secret-token.ts";
import { noLimits } from "../testing/accounts.ts";
import { createPerson, sendCommand } from "../testing/send-command.ts";
import { createSite, createSiteWithMembers, newSubdomain, siteBeginning } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { previewPasswords } from "./passwords.ts";
import { sweepPreviews } from "./sweep-previews.job.ts";
import { createLink, linkOf } from "./testing/preview-scene.ts";

let server: TestServer;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({ limits: noLimits, onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

/** All that commands about previews could change. */
async function stateOf(site: string) {
  const { rows } = await server.owner.query(
    `select (select count(*)::int from private.audit where target = $1::uuid::text) as audits,
       (select json_agg(links order by id) from preview_links as links where site = $1) as links,
       (select count(*)::int from private.preview_secrets join preview_links on id = link where site = $1) as secrets,
       (select json_agg(comments order by id) from comments where site = $1) as comments`,
    [site],
  );
  return rows[0];
}

async function addComment(site: string, isResolved = false): Promise<string> {
  const { rows } = await server.owner.query(
    `insert into comments (site, page, section, heading, name, text, resolved_at)
     values ($1, '/', '', '', 'Ada', 'Larger', case when $2 then now() end) returning id`,
    [site, isResolved],
  );
  return rows[0].id;
}

const writers = { owner: 200, editor: 200, viewer: 403, stranger: 404, visitor: 401 };
const matrix: [string, Record<string, number>][] = [
  ["create-preview", writers],
  ["revoke-preview", writers],
  ["resolve-comment", writers],
  ["reopen-comment", writers],
  ["delete-comment", { ...writers, editor: 403 }],
];

test.each(matrix)(
  "%s is for those whom it is for, and changes nothing for others",
  async (command, expected) => {
    const { site, ...people } = await createSiteWithMembers(server);
    for (const actor of ["visitor", "stranger", "viewer", "editor", "owner"] as const) {
      const { preview } = await createLink(server, people.owner, site);
      const comment = await addComment(site, command === "reopen-comment");
      const before = await stateOf(site);
      const input = {
        "create-preview": linkOf(site),
        "revoke-preview": { request: randomUUID(), site, preview },
      }[command] ?? { request: randomUUID(), site, comment };
      const person = actor === "visitor" ? undefined : people[actor];
      const answer = await sendCommand(server, person, command, input);
      expect([actor, answer.status]).toEqual([actor, expected[actor]]);
      if (answer.status === 200) expect(await stateOf(site)).not.toEqual(before);
      else expect(await stateOf(site)).toEqual(before);
    }
  },
);

test("a suspended owner changes nothing, nor does anybody with what is another site's", async () => {
  const { site, owner, editor } = await createSiteWithMembers(server);
  const other = await createSite(server, owner);
  const { preview } = await createLink(server, owner, site);
  const comment = await addComment(site);
  const before = await stateOf(site);
  const request = randomUUID;
  for (const [command, input] of [
    ["revoke-preview", { request: request(), site: other, preview }],
    ["resolve-comment", { request: request(), site: other, comment }],
    ["delete-comment", { request: request(), site: other, comment }],
  ] as const) {
    expect((await sendCommand(server, owner, command, input)).body.code).toBe("not_found");
  }
  await server.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    editor.id,
  ]);
  const banned = await sendCommand(server, editor, "create-preview", linkOf(site));
  expect(banned.body.code).toBe("not_signed_in");
  expect(await stateOf(site)).toEqual(before);
});

test("the same request makes one link, and what opens it or asks for a password is kept nowhere", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const secret = createSecretToken();
  const input = linkOf(site, secret, { password: "open sesame" });
  const answers = await Promise.all([1, 2, 3].map(() => sendCommand(server, owner, "create-preview", input)));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect((await stateOf(site)).links).toHaveLength(1);
  const { rows: tables } = await server.owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private', 'pgboss')`,
  );
  for (const { name } of tables) {
    const { rows } = await server.owner.query(
      `select count(*)::int as n from ${name} as row
       where strpos(row::text, $1) > 0 or strpos(row::text, 'sesame') > 0`,
      [secret],
    );
    expect([name, rows[0].n]).toEqual([name, 0]);
  }
});

test("nobody has passwords hashed who may make no link, nor without end", async () => {
  const { site, owner, viewer, stranger } = await createSiteWithMembers(server);
  const hash = vi.spyOn(previewPasswords, "hash").mockResolvedValue("$argon2id$");
  const ask = async (person: typeof owner) =>
    (
      await sendCommand(
        server,
        person,
        "create-preview",
        linkOf(site, undefined, { password: "open sesame" }),
      )
    ).status;
  try {
    expect([await ask(viewer), await ask(stranger)]).toEqual([403, 404]);
    expect(hash).not.toHaveBeenCalled();
    const statuses: number[] = [];
    while (statuses.length < 42) statuses.push(await ask(owner));
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(statuses.slice(20)).toEqual([...Array(20).fill(409), 429, 429]);
    expect(hash).toHaveBeenCalledTimes(40);
    const before = await stateOf(site);
    expect(await ask(owner)).toBe(429);
    expect(await stateOf(site)).toEqual(before);
  } finally {
    hash.mockRestore();
  }
});

test("a secret is no other link's as well, and one that could be guessed is refused", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const { secret } = await createLink(server, owner, site);
  const before = await stateOf(site);
  expect((await sendCommand(server, owner, "create-preview", linkOf(site, secret))).body.code).toBe(
    "already_there",
  );
  for (const wrong of ["short", `${secret}x`, ""]) {
    const { body } = await sendCommand(server, owner, "create-preview", linkOf(site, wrong));
    expect(body.code).toBe("invalid_input");
  }
  const noVersion = await sendCommand(
    server,
    owner,
    "create-preview",
    linkOf(site, undefined, { version: 9 }),
  );
  expect(noVersion.body.code).toBe("not_found");
  expect(await stateOf(site)).toEqual(before);
});

test("a site has 20 open links, of two who take the last one has it, and what has ended makes room", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  await server.owner.query(
    `insert into preview_links (id, site, has_password, may_comment, expires_at)
     select gen_random_uuid(), $1, false, false, now() + interval '1 day' from generate_series(1, 19)`,
    [site],
  );
  const answers = await Promise.all(
    [1, 2].map(() => sendCommand(server, owner, "create-preview", linkOf(site))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  await server.owner.query(
    "update preview_links set expires_at = now() where id = (select id from preview_links where site = $1 limit 1)",
    [site],
  );
  expect((await sendCommand(server, owner, "create-preview", linkOf(site))).status).toBe(200);
});

test("no site can have an address that ends as those of previews do", async () => {
  const owner = await createPerson(server);
  const subdomain = `${newSubdomain()}--preview`;
  const made = await sendCommand(server, owner, "create-site", siteBeginning({ subdomain }));
  expect(made.body.code).toBe("address_reserved");
  const site = await createSite(server, owner);
  const move = { request: randomUUID(), site, subdomain };
  expect((await sendCommand(server, owner, "move-site", move)).body.code).toBe("address_reserved");
  const { rows } = await server.owner.query("select from sites where subdomain = $1", [subdomain]);
  expect(rows).toEqual([]);
});

test("what ended long ago is swept, and what is open stays", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const [open, ended, revoked] = await Promise.all([1, 2, 3].map(() => createLink(server, owner, site)));
  const long = "now() - interval '91 days'";
  await server.owner.query(`update preview_links set expires_at = ${long} where id = $1`, [ended?.preview]);
  await server.owner.query(`update preview_links set revoked_at = ${long} where id = $1`, [revoked?.preview]);
  await sweepPreviews.run({}, server.commands, new AbortController().signal);
  const { rows } = await server.owner.query("select id from preview_links where site = $1", [site]);
  expect(rows).toEqual([{ id: open?.preview }]);
});
