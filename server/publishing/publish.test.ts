import { randomUUID } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noLimits } from "../testing/accounts.ts";
import { acceptable, changePhone, endOf, liveOf, makePublishable, publish } from "../testing/publishing.ts";
import { createPerson, sendCommand } from "../testing/send-command.ts";
import { createSite, createSiteWithMembers, newSubdomain } from "../testing/sites.ts";
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

/** A site that can be published, and its revision. */
async function createPublishable() {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  return { owner, site, revision: await makePublishable(server, owner, site) };
}

async function textOf(hash: string): Promise<string> {
  const { rows } = await server.owner.query(
    "select encoding, bytes from private.blobs where encode(sha256, 'hex') = $1",
    [hash],
  );
  const [{ encoding, bytes }] = rows;
  return (encoding === "br" ? brotliDecompressSync(bytes) : bytes).toString();
}

const rows = async (statement: string, values: unknown[]) =>
  (await server.owner.query(statement, values)).rows;

test("a publish is answered, and ends with the address, the weight of each page and what was found", async () => {
  const { owner, site, revision } = await createPublishable();
  const { status, body } = await sendCommand(server, owner, "publish-site", {
    request: randomUUID(),
    site,
    revision,
    note: "The first",
  });
  expect(status).toBe(200);
  const { state, report, pages, pages_done } = await endOf(server, body.publish);
  expect({ state, problems: report.problems }).toEqual({ state: "done", problems: undefined });
  const [{ subdomain }] = await rows("select subdomain from sites where id = $1", [site]);
  expect(report).toMatchObject({ version: 1, address: expect.stringContaining(`://${subdomain}.localhost`) });
  expect(pages_done).toBe(pages);
  expect(report.pages?.length).toBe(pages);
  for (const { html } of report.pages ?? []) expect(html).toBeGreaterThan(1000);
  expect(report.findings?.filter(({ severity }) => severity === "blocking")).toEqual([]);
  expect(await liveOf(server, site)).toMatchObject({ status: "live", live_revision: revision, version: 1 });
  expect(await rows("select number, note, author from versions where site = $1", [site])).toEqual([
    { number: 1, note: "The first", author: owner.id },
  ]);
});

test("a build holds every file that its pages ask for on their own origin, whole", async () => {
  const { owner, site, revision } = await createPublishable();
  await publish(server, owner, site, revision);
  const { files } = await liveOf(server, site);
  expect(files.filter(({ is_kept }) => !is_kept)).toEqual([]);
  const paths = new Set(files.map(({ path }) => path));
  const asked = new Set<string>();
  for (const { hash, policy } of files) {
    if (policy === null) continue;
    const html = await textOf(hash);
    for (const [, list = ""] of html.matchAll(/(?:src|srcSet|href|srcset|content)="([^"]*)"/g)) {
      for (const one of list.split(/,|\s/)) {
        const path = /^(?:https?:\/\/[^/]+)?(\/(?:fonts|pictures|assets|icon|share)[^?]*)/.exec(one)?.[1];
        if (path) asked.add(path);
      }
    }
    for (const [, font = ""] of html.matchAll(/url\(["']?(\/[^)"'?]+)/g)) asked.add(font);
  }
  expect([...asked].filter((path) => !paths.has(path))).toEqual([]);
  expect([...asked].some((path) => path.startsWith("/fonts/"))).toBe(true);
  expect([...asked].some((path) => path.startsWith("/share/"))).toBe(true);
  expect(paths).toContain("/404");
  expect(paths).toContain("/sitemap.xml");
});

test("a site with forms is published as it is, and of each page it is kept whether it takes messages", async () => {
  const owner = await createPerson(server);
  const facts = { name: "Bistro", trade: "Restaurant", phone: "+49 30 901820", city: "Berlin" };
  const site = await createSite(server, owner, {
    from: { kind: "template", template: "restaurant", facts, language: "en-US" },
  });
  const { state, report } = await publish(server, owner, site, 1, {
    accept: await acceptable(server, owner, site),
  });
  expect({ state, problems: report.problems }).toEqual({ state: "done", problems: undefined });
  const { files } = await liveOf(server, site);
  const withForm = [];
  for (const { path, hash, policy } of files) {
    if (policy !== null && (await textOf(hash)).includes('action="/-/messages"')) withForm.push(path);
  }
  expect(withForm).toContain("/contact");
  expect(files.filter(({ takes_messages }) => takes_messages).map(({ path }) => path)).toEqual(withForm);
});

test("the same document is the same bytes, and keeps none of them twice", async () => {
  const { owner, site, revision } = await createPublishable();
  await publish(server, owner, site, revision);
  const first = await liveOf(server, site);
  const before = await rows("select count(*) from private.blobs", []);
  const { version } = await publish(server, owner, site, revision);
  const second = await liveOf(server, site);
  expect(version).toBe(2);
  expect(second.live_build).not.toBe(first.live_build);
  expect(second.files).toEqual(first.files);
  expect(await rows("select count(*) from private.blobs", [])).toEqual(before);
});

test("what nobody has said stops a publish, changes nothing and says what to do; accepted once, it is not asked again", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const before = await liveOf(server, site);
  const { state, report } = await publish(server, owner, site, 1);
  expect(state).toBe("failed");
  expect(report.findings?.map(({ rule }) => rule)).toContain("sample-prices");
  expect(report.problems?.length).toBe(report.findings?.length);
  expect(report.hint).toMatch(/\w/);
  expect(await liveOf(server, site)).toEqual(before);
  expect(await rows("select count(*)::int as n from versions where site = $1", [site])).toEqual([{ n: 0 }]);
  const accept = await acceptable(server, owner, site);
  expect((await publish(server, owner, site, 1, { accept })).report.problems).toBeUndefined();
  expect((await publish(server, owner, site, 1)).state).toBe("done");
  const { body } = await sendCommand(server, owner, "check-site", { site });
  expect(body.mayPublish).toBe(true);
});

test("only what the checks find, and what may be had as it is, is accepted", async () => {
  const { owner, site, revision } = await createPublishable();
  const { body } = await sendCommand(server, owner, "save-draft", {
    request: randomUUID(),
    site,
    revision,
    patch: [{ op: "add", path: ["nav", "links", 0], value: { label: "Nowhere", href: "/#nowhere" } }],
  });
  const changed = body.revision as number;
  const kept = await rows("select finding from accepted_findings where site = $1 order by finding", [site]);
  const before = await liveOf(server, site);
  const { body: checked } = await sendCommand(server, owner, "check-site", { site });
  const accept = (checked.findings as { id: string; rule: string }[])
    .filter(({ rule }) => rule === "dead-link")
    .map(({ id }) => id);
  expect(accept.length).toBeGreaterThan(0);
  const { state, report } = await publish(server, owner, site, changed, {
    accept: [...accept, "of nothing"],
  });
  expect(state).toBe("failed");
  expect(report.findings?.map(({ rule }) => rule)).toContain("dead-link");
  expect(await liveOf(server, site)).toEqual(before);
  expect(
    await rows("select finding from accepted_findings where site = $1 order by finding", [site]),
  ).toEqual(kept);
});

test("a publish shows what was asked for, whatever is done to the draft meanwhile", async () => {
  const { owner, site, revision } = await createPublishable();
  const { body } = await sendCommand(server, owner, "publish-site", {
    request: randomUUID(),
    site,
    revision,
  });
  await changePhone(server, owner, site, revision, "+49 30 5550199");
  expect((await endOf(server, body.publish)).state).toBe("done");
  const live = await liveOf(server, site);
  expect(live.live_revision).toBe(revision);
  const home = live.files.find(({ path }) => path === "/");
  expect(await textOf(home?.hash ?? "")).not.toContain("5550199");
});

test("a draft that somebody has changed is not published unseen", async () => {
  const { owner, site, revision } = await createPublishable();
  await changePhone(server, owner, site, revision, "+49 30 5550188");
  const { status, body } = await sendCommand(server, owner, "publish-site", {
    request: randomUUID(),
    site,
    revision,
  });
  expect({ status, code: body.code }).toEqual({ status: 409, code: "draft_changed" });
  expect(await rows("select id from publishes where site = $1", [site])).toEqual([]);
});

test("of publishes at once the last is what visitors see, whole at each moment", async () => {
  const { owner, site, revision } = await createPublishable();
  const asked: unknown[] = [];
  let next = revision;
  for (const number of ["01", "02", "03", "04"]) {
    next = await changePhone(server, owner, site, next, `+49 30 55501${number}`);
    const { body } = await sendCommand(server, owner, "publish-site", {
      request: randomUUID(),
      site,
      revision: next,
    });
    asked.push(body.publish);
  }
  const ends = [];
  for (const one of asked) {
    const seen = await liveOf(server, site);
    expect(seen.files.filter(({ is_kept }) => !is_kept)).toEqual([]);
    ends.push(await endOf(server, one));
  }
  expect(ends.at(-1)?.state).toBe("done");
  expect(ends.every(({ state }) => state === "done" || state === "replaced")).toBe(true);
  const live = await liveOf(server, site);
  expect(live.live_revision).toBe(next);
  const hashes = live.files.filter(({ policy }) => policy !== null).map(({ hash }) => hash);
  for (const hash of hashes) expect(await textOf(hash)).not.toMatch(/555010[1-3]/);
});

test("a publish that a later one has overtaken stays behind it", async () => {
  const { owner, site, revision } = await createPublishable();
  await publish(server, owner, site, revision);
  const [{ document_hash, number }] = await rows(
    "select document_hash, number from publishes where site = $1",
    [site],
  );
  const late = randomUUID();
  await server.owner.query(
    `insert into publishes (id, site, revision, document_hash, number) overriding system value values ($1, $2, 1, $3, $4)`,
    [late, site, document_hash, -Number(number)],
  );
  const before = await liveOf(server, site);
  await server.database.typed.transaction().execute(async (transaction) => {
    const { publishing } = await import("./publish.kind.ts");
    await server.commands.jobs.send(transaction, publishing, { publish: late });
  });
  expect((await endOf(server, late)).state).toBe("replaced");
  expect(await liveOf(server, site)).toEqual(before);
});

test("a document that cannot be drawn says why, and what is live stays", async () => {
  const { owner, site, revision } = await createPublishable();
  await publish(server, owner, site, revision);
  const before = await liveOf(server, site);
  await server.owner.query(
    `update drafts set document = jsonb_set(document::jsonb, '{theme,colours,muted}', document::jsonb #> '{theme,colours,paper}')::json where site = $1`,
    [site],
  );
  const { state, report } = await publish(server, owner, site, revision);
  expect(state).toBe("failed");
  expect(report.problems?.join()).toMatch(/has a contrast of 1.00 and needs 4.5/);
  expect(report.hint).toMatch(/Mend/);
  expect(await liveOf(server, site)).toEqual(before);
});

test("a picture that is not there any more stops a publish and is named", async () => {
  const { owner, site, revision } = await createPublishable();
  const picture = {
    path: "/media/gone",
    version: "00000000",
    width: 800,
    height: 600,
    widths: [400, 800],
    colour: "#808080",
    alt: "A van",
  };
  await server.owner.query(
    "update drafts set document = jsonb_set(document::jsonb, '{seo,picture}', $2::jsonb)::json where site = $1",
    [site, JSON.stringify(picture)],
  );
  const { state, report } = await publish(server, owner, site, revision);
  expect(state).toBe("failed");
  expect(report.problems).toEqual([expect.stringContaining("/media/gone-og.jpg")]);
  expect((await liveOf(server, site)).status).toBe("draft");
});

test("a plan that holds fewer pages stops a site that was never live, and none that is", async () => {
  const { owner, site, revision } = await createPublishable();
  await server.owner.query("insert into plans values ('leaflet', 10, 1, 0, 0) on conflict do nothing");
  await server.owner.query("update profiles set plan = 'leaflet' where user_id = $1", [owner.id]);
  const refused = await publish(server, owner, site, revision);
  expect(refused).toMatchObject({ state: "failed", report: { hint: expect.stringContaining("plan") } });
  await server.owner.query("update profiles set plan = 'free' where user_id = $1", [owner.id]);
  await publish(server, owner, site, revision);
  await server.owner.query("update profiles set plan = 'leaflet' where user_id = $1", [owner.id]);
  expect((await publish(server, owner, site, revision)).state).toBe("done");
});

test("an unpublished site shows nothing, and what was on its way does not come after it", async () => {
  const { owner, site, revision } = await createPublishable();
  await publish(server, owner, site, revision);
  const { body } = await sendCommand(server, owner, "publish-site", {
    request: randomUUID(),
    site,
    revision,
  });
  const unpublished = await sendCommand(server, owner, "unpublish-site", { request: randomUUID(), site });
  expect(unpublished).toEqual({ status: 200, body: {} });
  await endOf(server, body.publish);
  // Whichever came first: nothing is live after what was asked for last.
  await expect
    .poll(
      async () =>
        (
          await rows(
            "select count(*)::int as n from pgboss.job where name = 'publish' and state in ('created', 'active', 'retry')",
            [],
          )
        )[0],
    )
    .toEqual({ n: 0 });
  expect(await liveOf(server, site)).toMatchObject({ status: "unpublished", live_build: null });
  expect((await publish(server, owner, site, revision)).state).toBe("done");
  expect((await liveOf(server, site)).status).toBe("live");
});

test("an earlier version is back at once, with the bytes that it had; one whose build is gone is drawn again", async () => {
  const { owner, site, revision } = await createPublishable();
  await publish(server, owner, site, revision);
  const first = await liveOf(server, site);
  const next = await changePhone(server, owner, site, revision, "+49 30 5550177");
  await publish(server, owner, site, next);
  const { body } = await sendCommand(server, owner, "roll-back-site", {
    request: randomUUID(),
    site,
    version: 1,
  });
  expect(await liveOf(server, site)).toEqual(first);
  expect((await endOf(server, body.publish)).report).toMatchObject({ version: 1 });
  await sendCommand(server, owner, "roll-back-site", { request: randomUUID(), site, version: 2 });
  await server.owner.query("delete from private.builds where id = $1", [first.live_build]);
  const again = await sendCommand(server, owner, "roll-back-site", {
    request: randomUUID(),
    site,
    version: 1,
  });
  expect((await endOf(server, again.body.publish)).state).toBe("done");
  const drawn = await liveOf(server, site);
  expect(drawn.files).toEqual(first.files);
  expect(drawn).toMatchObject({ live_revision: revision, version: 1 });
  expect(await rows("select count(*)::int as n from versions where site = $1", [site])).toEqual([{ n: 2 }]);
  const none = await sendCommand(server, owner, "roll-back-site", {
    request: randomUUID(),
    site,
    version: 9,
  });
  expect(none.body.code).toBe("not_found");
});

test("what is live is drawn anew for the address that a site moves to, and is never seen there as it was", async () => {
  const { owner, site, revision } = await createPublishable();
  await publish(server, owner, site, revision);
  const next = await changePhone(server, owner, site, revision, "+49 30 5550166");
  const subdomain = newSubdomain();
  const { status } = await sendCommand(server, owner, "move-site", {
    request: randomUUID(),
    site,
    subdomain,
  });
  expect(status).toBe(200);
  const moved = await rows("select state, version from publishes where site = $1 and kind = 'rebuild'", [
    site,
  ]);
  expect(moved).toEqual([{ state: "done", version: 1 }]);
  const live = await liveOf(server, site);
  expect(live).toMatchObject({
    live_revision: revision,
    version: 1,
    origin: expect.stringContaining(subdomain),
  });
  const home = await textOf(live.files.find(({ path }) => path === "/")?.hash ?? "");
  expect(home).toContain(`//${subdomain}.localhost`);
  expect(home).not.toContain("5550166");
  expect(next).toBeGreaterThan(revision);
});

test("sections that are all sample are hidden in one step, as one change that can be seen", async () => {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const before = await sendCommand(server, owner, "check-site", { site });
  const samples = before.body.samples as { page: string; section: string; isOpening: boolean }[];
  expect(samples.length).toBeGreaterThan(3);
  const { body } = await sendCommand(server, owner, "hide-samples", {
    request: randomUUID(),
    site,
    revision: 1,
  });
  expect(body).toEqual({ revision: 2, hidden: samples.filter(({ isOpening }) => !isOpening).length });
  const changes = await rows("select revision, author from draft_changes where site = $1", [site]);
  expect(changes).toEqual([{ revision: 2, author: owner.id }]);
  const after = await sendCommand(server, owner, "check-site", { site });
  expect(after.body.samples).toEqual(samples.filter(({ isOpening }) => isOpening));
  const left = (after.body.findings as { severity: string; section: string }[])
    .filter(({ severity }) => severity === "blocking")
    .map(({ section }) => section);
  // What opens a page is not hidden by the way: what it claims is for its owner to say.
  expect(samples.filter(({ isOpening }) => isOpening).map(({ section }) => section)).toEqual(
    expect.arrayContaining(left),
  );
  const again = await sendCommand(server, owner, "hide-samples", {
    request: randomUUID(),
    site,
    revision: 2,
  });
  expect(again.body.code).toBe("not_now");
});

test("a site of many pages is served at once, and its bytes are made smaller afterwards", async () => {
  const owner = await createPerson(server);
  await server.owner.query("update profiles set plan = 'studio' where user_id = $1", [owner.id]);
  const site = await createSite(server, owner);
  const revision = await makePublishable(server, owner, site);
  await server.owner.query(
    `update drafts set document = (
       select jsonb_set(document::jsonb, '{pages}', document::jsonb->'pages' || (
         select jsonb_object_agg('/more-' || n, jsonb_set(document::jsonb#>'{pages,/}', '{seo,title}', to_jsonb('More ' || n))) from generate_series(1, 25) n
       ))::json) where site = $1`,
    [site],
  );
  const { state, report, pages } = await publish(server, owner, site, revision, {
    accept: await acceptable(server, owner, site),
  });
  expect({ state, problems: report.problems }).toEqual({ state: "done", problems: undefined });
  expect(pages).toBeGreaterThan(25);
  const sizes = async () =>
    (
      await rows(
        `select sum(octet_length(bytes))::int as size, count(*) filter (where is_quick)::int as quick from private.blobs
         where sha256 in (select sha256 from private.build_files join sites on live_build = build where sites.id = $1 and policy is not null)`,
        [site],
      )
    )[0];
  await expect.poll(async () => (await sizes()).quick, { timeout: 30_000 }).toBe(0);
  expect((await sizes()).size).toBeLessThan((report.pages ?? []).reduce((sum, { html }) => sum + html, 0));
});

const matrix: [string, object, Record<string, number>][] = [
  ["publish-site", { revision: 1 }, { owner: 200, editor: 200, viewer: 403, stranger: 404, visitor: 401 }],
  ["unpublish-site", {}, { owner: 200, editor: 403, viewer: 403, stranger: 404, visitor: 401 }],
  ["roll-back-site", { version: 1 }, { owner: 404, editor: 404, viewer: 403, stranger: 404, visitor: 401 }],
  ["hide-samples", { revision: 1 }, { owner: 200, editor: 200, viewer: 403, stranger: 404, visitor: 401 }],
  ["check-site", {}, { owner: 200, editor: 200, viewer: 200, stranger: 404, visitor: 401 }],
];

test.each(matrix)(
  "%s is for those whom it is for, and changes nothing for others",
  async (command, input, expected) => {
    for (const [actor, status] of Object.entries(expected)) {
      const { site, ...people } = await createSiteWithMembers(server);
      const state = () =>
        rows(
          `select sites::text, (select revision from drafts where site = $1), (select count(*) from publishes where site = $1),
             (select count(*) from accepted_findings where site = $1), (select count(*) from private.audit where target = $1::text)
           from sites where id = $1`,
          [site],
        );
      const before = await state();
      const person = actor === "visitor" ? undefined : people[actor as keyof typeof people];
      const body = { site, ...input, ...(command !== "check-site" && { request: randomUUID() }) };
      const answer = await sendCommand(server, person, command, body);
      expect([actor, answer.status]).toEqual([actor, status]);
      if (status !== 200) expect(await state()).toEqual(before);
    }
  },
);

test("the same request publishes once", async () => {
  const { owner, site, revision } = await createPublishable();
  const input = { request: randomUUID(), site, revision };
  const answers = await Promise.all([1, 2, 3].map(() => sendCommand(server, owner, "publish-site", input)));
  expect(new Set(answers.map(({ body }) => body.publish)).size).toBe(1);
  expect(await rows("select count(*)::int as n from publishes where site = $1", [site])).toEqual([{ n: 1 }]);
});
