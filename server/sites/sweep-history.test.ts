import { createHash, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addBuild, publishSite } from "../testing/published-site.ts";
import { createTestServer } from "../testing/test-server.ts";
import { sweepHistory } from "./sweep-history.job.ts";

const ago = (days: number) => new Date(Date.now() - days * 24 * 3600_000);

async function sweptServer() {
  const { owner, commands } = await createTestServer();
  return { owner, sweep: () => sweepHistory.run({}, commands, new AbortController().signal) };
}

test("changes of drafts are forgotten after 90 days, and the audit after two years", async () => {
  const { owner, sweep } = await sweptServer();
  const { id } = await publishSite(owner, { "/": "<p>one</p>" });
  for (const [revision, days] of [91, 89].entries()) {
    await owner.query("insert into draft_changes (site, revision, patch, at) values ($1, $2, '[]', $3)", [
      id,
      revision + 2,
      ago(days),
    ]);
  }
  for (const days of [735, 700]) {
    await owner.query(
      "insert into private.audit (act, target_kind, target, at) values ('publish', 'site', $1, $2)",
      [id, ago(days)],
    );
  }
  await sweep();
  const { rows: changes } = await owner.query("select revision from draft_changes");
  expect(changes).toEqual([{ revision: 3 }]);
  const { rows: audit } = await owner.query(
    "select at > now() - interval '2 years' as young from private.audit",
  );
  expect(audit).toEqual([{ young: true }]);
});

test("invitations and offers are forgotten 30 days after they ended, however they did", async () => {
  const { owner, sweep } = await sweptServer();
  const { id, account } = await publishSite(owner, { "/": "<p>one</p>" });
  const ends = ["accepted_at", "declined_at", "revoked_at"];
  for (const days of [29, 31]) {
    for (const end of ends) {
      await owner.query(
        `insert into private.site_invitations (site, email, role, token_hash, ${end})
         values ($1, $2, 'viewer', $3, $4)`,
        [id, `${end}-${days}@example.com`, randomUUID(), ago(days)],
      );
    }
    await owner.query(
      `insert into private.site_invitations (site, email, role, token_hash, expires_at)
       values ($1, $2, 'viewer', $3, $4)`,
      [id, `over-${days}@example.com`, randomUUID(), ago(days)],
    );
  }
  await owner.query("insert into site_members (site, user_id, role) values ($1, $2, 'owner')", [id, account]);
  await owner.query(
    "insert into private.ownership_offers (site, receiver, author, expires_at) values ($1, $2, $2, $3)",
    [id, account, ago(31)],
  );
  await sweep();
  const { rows } = await owner.query("select email from private.site_invitations order by email");
  expect(rows.map(({ email }) => email)).toEqual(
    [...ends, "over"].map((end) => `${end}-29@example.com`).toSorted(),
  );
  expect((await owner.query("select from private.ownership_offers")).rows).toEqual([]);
});

test("old builds go but for the live one and the last five, and leave their versions", async () => {
  const { owner, sweep } = await sweptServer();
  const { id, build: live } = await publishSite(owner, { "/": "<p>live</p>" });
  const others: string[] = [];
  for (let age = 40; age > 32; age -= 1) {
    const build = await addBuild(owner, id, { "/": `<p>${age}</p>` });
    await owner.query("update private.builds set created_at = $2 where id = $1", [build, ago(age)]);
    others.push(build);
  }
  await owner.query("update private.builds set created_at = $2 where id = $1", [live, ago(90)]);
  const young = await addBuild(owner, id, { "/": "<p>young</p>" });
  await sweep();
  const { rows } = await owner.query("select id from private.builds");
  // The young one is among the five.
  expect(rows.map((row) => row.id).toSorted()).toEqual([live, ...others.slice(-4), young].toSorted());
  const { rows: versions } = await owner.query("select count(*)::int as n from versions");
  expect(versions).toEqual([{ n: 10 }]);
});

test("documents stay while a version or a publish has them, and publishes until a later one is old too", async () => {
  const { owner, sweep } = await sweptServer();
  const { id } = await publishSite(owner, { "/": "<p>one</p>" });
  const hashes = new Map<string, Buffer>();
  for (const body of ["{}", '{"of":"a publish"}', '{"of":"an old publish"}', '{"of":"nothing"}']) {
    const hash = createHash("sha256").update(body).digest();
    hashes.set(body, hash);
    await owner.query("insert into private.documents values ($1, $2)", [hash, body]);
  }
  const publish = (body: string, days: number) =>
    owner.query(
      "insert into publishes (id, site, revision, state, document_hash, ended_at) values ($1, $2, 1, 'failed', $3, $4)",
      [randomUUID(), id, hashes.get(body), ago(days)],
    );
  await publish('{"of":"an old publish"}', 95);
  await publish('{"of":"a publish"}', 94);
  await sweep();
  const { rows: documents } = await owner.query("select body from private.documents order by body");
  expect(documents.map(({ body }) => body)).toEqual(['{"of":"a publish"}', "{}"]);
  const { rows: publishes } = await owner.query("select count(*)::int as n from publishes");
  expect(publishes).toEqual([{ n: 1 }]);
});
