import { expect, test, vi } from "vitest";
import { DatabaseUnavailableError } from "../db/database.ts";
import { eventually } from "../mail/testing/eventually.ts";
import { addBuild, publishSite, showBuild } from "../testing/published-site.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { createSiteServer, type SiteServer } from "./testing/site-server.ts";

const first = { "/": "<h1>First</h1>", "/prices": "<h1>Prices</h1>", "/404": "<h1>No such page</h1>" };
const second = { "/": "<h1>Second</h1>", "/404": "<h1>No such page</h1>" };

async function textOf(server: SiteServer, subdomain: string, path = "/"): Promise<string> {
  return (await server.ask(subdomain, path)).text;
}

/** From here on the database says of no change that there was one. */
async function silence({ owner, hasHeard }: SiteServer): Promise<void> {
  await hasHeard();
  await owner.query("alter table sites disable trigger announce_site");
}

test("nobody's address and a draft that was never published are the same 404, which leads nowhere", async () => {
  const server = await createSiteServer();
  const { subdomain, id } = await publishSite(server.owner, first);
  await server.owner.query(
    "update sites set live_build = null, live_revision = null, published_at = null where id = $1",
    [id],
  );
  const shapeOf = async (name: string) => {
    const { status, headers, text } = await server.ask(name, "/prices");
    return { status, headers: { ...Object.fromEntries(headers), date: "" }, text };
  };
  const draft = await shapeOf(subdomain);
  expect(draft.status).toBe(404);
  expect(draft.text).toContain("Nothing hangs here.");
  expect(draft.text).not.toMatch(/<a\b|https?:/);
  for (const name of ["nobody-here", "a", "-a-", "a_b", "x".repeat(63), "api", "www"]) {
    expect([name, await shapeOf(name)]).toEqual([name, draft]);
  }
  await server.owner.query("update sites set trashed_at = now() where id = $1", [id]);
  await server.owner.query("update auth.users set banned_until = 'infinity'");
  expect(await shapeOf(subdomain)).toEqual(draft);
});

test("a site that was unpublished or thrown away is 410, for every path and method, with a page of its own policy", async () => {
  const server = await createSiteServer();
  const ways = ["live_build = null, live_revision = null", "trashed_at = now()"];
  for (const way of ways) {
    const { subdomain, id } = await publishSite(server.owner, first);
    expect((await server.ask(subdomain)).status).toBe(200);
    await server.owner.query(`update sites set ${way} where id = $1`, [id]);
    await eventually(async () => expect((await server.ask(subdomain)).status).toBe(410));
    for (const asking of [
      { path: "/prices" },
      { path: "/nope" },
      { path: "/-/messages", method: "POST" },
      { path: "/auth/v1/settings" },
    ]) {
      const { status, text, headers } = await server.ask(subdomain, asking.path, asking);
      expect([asking, status]).toEqual([asking, 410]);
      expect(text).toContain("Taken off the wall.");
      expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
      expect(headers.get("cache-control")).toBe("no-store");
    }
    const head = await server.ask(subdomain, "/", { method: "HEAD" });
    expect([head.status, head.text]).toEqual([410, ""]);
  }
});

test("sites of a suspended account are served on where the studio says so, and hear when it says otherwise", async () => {
  const server = await createSiteServer();
  const { owner } = server;
  const { subdomain, account } = await publishSite(owner, first);
  expect(await textOf(server, subdomain)).toBe(first["/"]);
  await owner.query(
    "insert into private.suspensions (account, reason, sites_stay_live) values ($1, 'Unpaid', true)",
    [account],
  );
  await owner.query("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [
    account,
  ]);
  await owner.query("update private.suspensions set sites_stay_live = false where account = $1", [account]);
  await eventually(async () => expect((await server.ask(subdomain)).status).toBe(503));
  await owner.query("update private.suspensions set sites_stay_live = true where account = $1", [account]);
  await eventually(async () => expect(await textOf(server, subdomain)).toBe(first["/"]));
});

test("a site is 503 while it is suspended, or its account banned, deleted, leaving or gone, and back when that is lifted", async () => {
  const server = await createSiteServer();
  const { owner } = server;
  const { subdomain, id, account } = await publishSite(owner, first);
  const ways: [pause: string, lift: string][] = [
    [
      `update sites set suspended_at = now() where id = '${id}'`,
      `update sites set suspended_at = null where id = '${id}'`,
    ],
    [
      `update auth.users set banned_until = now() + interval '1 hour' where id = '${account}'`,
      `update auth.users set banned_until = null where id = '${account}'`,
    ],
    [
      `update auth.users set deleted_at = now() where id = '${account}'`,
      `update auth.users set deleted_at = null where id = '${account}'`,
    ],
    [
      `update profiles set leaving_since = now(), leaves_at = now() + interval '30 days' where user_id = '${account}'`,
      `update profiles set leaving_since = null, leaves_at = null where user_id = '${account}'`,
    ],
    [
      `update sites set owner = null where id = '${id}'`,
      `update sites set owner = '${account}' where id = '${id}'`,
    ],
  ];
  for (const [pause, lift] of ways) {
    expect(await textOf(server, subdomain)).toBe(first["/"]);
    await owner.query(pause);
    await eventually(async () => expect([pause, (await server.ask(subdomain)).status]).toEqual([pause, 503]));
    const { text, headers } = await server.ask(subdomain, "/prices");
    expect(text).toContain("Under cover.");
    expect(headers.get("retry-after")).toBe("3600");
    await owner.query(lift);
    await eventually(async () => expect([lift, await textOf(server, subdomain)]).toEqual([lift, first["/"]]));
  }
});

test("a ban that ends by itself is noticed within a minute", async () => {
  let now = 0;
  const server = await createSiteServer({ now: () => now });
  const { subdomain, account } = await publishSite(server.owner, first);
  await server.hasHeard();
  await server.owner.query("alter table auth.users disable trigger announce_sites_of_account");
  await server.owner.query("update auth.users set banned_until = now() + interval '2 s' where id = $1", [
    account,
  ]);
  expect((await server.ask(subdomain)).status).toBe(503);
  await server.owner.query("select pg_sleep(2.1)");
  now = 59_000;
  expect((await server.ask(subdomain)).status).toBe(503);
  now = 61_000;
  expect((await server.ask(subdomain)).status).toBe(200);
});

test("what is published and rolled back is seen by every server at once", async () => {
  const one = await createSiteServer();
  const other = await createSiteServer({ beside: one });
  const { subdomain, id, build } = await publishSite(one.owner, first);
  const next = await addBuild(one.owner, id, second);
  for (const [shown, files] of [
    [build, first],
    [next, second],
    [build, first],
  ] as const) {
    await showBuild(one.owner, id, shown);
    for (const server of [one, other])
      await eventually(async () => expect(await textOf(server, subdomain)).toBe(files["/"]));
  }
  await showBuild(one.owner, id, next);
  await eventually(async () => expect((await other.ask(subdomain, "/prices")).status).toBe(404));
});

test("a site that moves to another name is found there, and its old one leads there at once", async () => {
  const server = await createSiteServer();
  const { subdomain, id } = await publishSite(server.owner, first);
  expect(await textOf(server, subdomain)).toBe(first["/"]);
  await server.owner.query("update sites set subdomain = 'moved-away' where id = $1", [id]);
  await eventually(async () => {
    const { status, headers } = await server.ask(subdomain, "/prices");
    expect([status, headers.get("location")]).toEqual([
      308,
      expect.stringMatching(/^http:\/\/moved-away\..*\/prices$/),
    ]);
  });
  expect(await textOf(server, "moved-away")).toBe(first["/"]);
});

test("what was read before a change was heard of is not kept, nor given to whoever asks after it", async () => {
  const stores = await createTestDatabase();
  const gates: { promise: Promise<void>; resolve: () => void }[] = [];
  let isSlow = false;
  // The database has answered; the answer is on its way.
  const typed = stores.database.typed.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (isSlow) {
        const gate = Promise.withResolvers<void>();
        gates.push(gate);
        await gate.promise;
      }
      return result;
    },
  });
  const server = await createSiteServer({ beside: stores, database: { ...stores.database, typed } });
  const { subdomain, id } = await publishSite(server.owner, first);
  const next = await addBuild(server.owner, id, second);
  isSlow = true;
  const early = textOf(server, subdomain);
  await eventually(() => expect(gates).toHaveLength(1));
  isSlow = false;
  await showBuild(server.owner, id, next);
  await server.hasHeard();
  expect(await textOf(server, subdomain)).toBe(second["/"]);
  for (const gate of gates) gate.resolve();
  expect(await early).toBe(first["/"]);
  expect(await textOf(server, subdomain)).toBe(second["/"]);
});

test("what nobody told of is noticed within a minute, and files that stayed are not read again", async () => {
  let now = 0;
  const server = await createSiteServer({ now: () => now });
  const { subdomain, id } = await publishSite(server.owner, first);
  const next = await addBuild(server.owner, id, second);
  await server.hasHeard();
  expect(await textOf(server, subdomain)).toBe(first["/"]);
  const connect = vi.spyOn(server.database.pool, "connect");
  now = 61_000;
  expect(await textOf(server, subdomain)).toBe(first["/"]);
  expect(connect).toHaveBeenCalledTimes(1);
  await silence(server);
  await showBuild(server.owner, id, next);
  now = 120_000;
  expect(await textOf(server, subdomain)).toBe(first["/"]);
  now = 121_500;
  expect(await textOf(server, subdomain)).toBe(second["/"]);
});

test("nobody waits for a site that is visited often: it is read again before its minute is over", async () => {
  let now = 0;
  const server = await createSiteServer({ now: () => now });
  const { subdomain, id } = await publishSite(server.owner, first);
  const next = await addBuild(server.owner, id, second);
  await server.hasHeard();
  expect(await textOf(server, subdomain)).toBe(first["/"]);
  await silence(server);
  await showBuild(server.owner, id, next);
  const connect = vi.spyOn(server.database.pool, "connect");
  now = 44_000;
  expect(await textOf(server, subdomain)).toBe(first["/"]);
  expect(connect).not.toHaveBeenCalled();
  now = 46_000;
  expect(await textOf(server, subdomain)).toBe(first["/"]);
  await eventually(async () => expect(await textOf(server, subdomain)).toBe(second["/"]));
});

test("when the connection that hears of changes is lost, nothing that was known counts, until it is back", async () => {
  const server = await createSiteServer({ now: () => 0 });
  const { subdomain, id, build } = await publishSite(server.owner, first);
  const next = await addBuild(server.owner, id, second);
  await silence(server);
  expect(await textOf(server, subdomain)).toBe(first["/"]);
  const listeners = () =>
    server.owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen sites' and datname = current_database()",
    );
  await showBuild(server.owner, id, next);
  expect(await textOf(server, subdomain)).toBe(first["/"]);
  expect((await listeners()).rowCount).toBe(1);
  await eventually(async () => expect(await textOf(server, subdomain)).toBe(second["/"]));
  // Between two connections each change is seen, because each request looks.
  await showBuild(server.owner, id, build);
  expect(await textOf(server, subdomain)).toBe(first["/"]);
  await server.owner.query("alter table sites enable trigger announce_site");
  await eventually(async () => {
    const { rowCount } = await server.owner.query(
      "select from pg_stat_activity where query = 'listen sites' and datname = current_database()",
    );
    expect(rowCount).toBe(1);
  });
  await showBuild(server.owner, id, next);
  await eventually(async () => expect(await textOf(server, subdomain)).toBe(second["/"]));
});

test("sites that were asked for longest ago make room for others, and are served all the same", async () => {
  const server = await createSiteServer({ room: 400_000 });
  const sites = [];
  for (let at = 0; at < 6; at += 1) {
    const text = `<h1>${at}${"x".repeat(100_000)}</h1>`;
    sites.push({ text, ...(await publishSite(server.owner, { "/": text })) });
  }
  await server.hasHeard();
  const connect = vi.spyOn(server.database.pool, "connect");
  for (const { subdomain, text } of [...sites, ...sites]) expect(await textOf(server, subdomain)).toBe(text);
  expect(connect).toHaveBeenCalledTimes(6 + 6); // the second time the bytes alone
  const { subdomain = "" } = sites.at(-1) ?? {};
  await textOf(server, subdomain);
  expect(connect).toHaveBeenCalledTimes(6 + 6);
});

test("while the database is away, what is at hand is served on, however old, and all else told so", async () => {
  let now = 0;
  let isAway = false;
  const stores = await createTestDatabase();
  const typed = stores.database.typed.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (isAway) throw new DatabaseUnavailableError("away");
      return result;
    },
  });
  const database = { ...stores.database, typed };
  const server = await createSiteServer({ beside: stores, database, now: () => now });
  const { subdomain, id } = await publishSite(server.owner, first);
  const { subdomain: cold } = await publishSite(server.owner, second);
  await server.hasHeard();
  expect(await textOf(server, subdomain)).toBe(first["/"]);
  isAway = true;
  for (now = 0; now < 200_000; now += 10_000) expect(await textOf(server, subdomain)).toBe(first["/"]);
  for (const [name, path] of [
    [cold, "/"],
    [subdomain, "/prices"],
  ] as const) {
    const { status, text, headers } = await server.ask(name, path);
    expect([status, headers.get("retry-after")]).toEqual([503, "2"]);
    expect(text).toContain("Hanging crooked.");
  }
  // What is known to have changed is not served for want of something better.
  await server.owner.query("update sites set suspended_at = now() where id = $1", [id]);
  await eventually(async () => expect(await textOf(server, subdomain)).toContain("Hanging crooked."));
  isAway = false;
  expect(await textOf(server, cold)).toBe(second["/"]);
  expect(await textOf(server, subdomain)).toContain("Under cover.");
});
