import { pino } from "pino";
import { expect, test } from "vitest";
import { usualTemplate } from "../../contract/template-list.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { createTestServer } from "../testing/test-server.ts";
import { keepTemplateList } from "./template-list.ts";

const own = `insert into private.templates (slug, state, name, industry, design, document, note)
  values ($1, $2, 'Larder', 'Delicatessen', 'food', '{"secret":1}', 'not for everybody')`;

test("everybody reads what is decided of the catalogue, and of the studio's own those that are shown", async () => {
  const server = await createTestServer();
  const read = (etag = "", asked = "") =>
    fetch(`${server.url}/api/templates${asked}`, { headers: { "if-none-match": etag } });
  const first = await read();
  expect([first.status, await first.json()]).toEqual([200, { templates: [] }]);
  expect((await read(first.headers.get("etag") ?? "")).status).toBe(304);

  await server.owner.query(
    `insert into private.templates (slug, state, position, is_featured, trades, note)
     values ('food', 'hidden', 1, false, null, 'not for everybody'), ('art', 'shown', 0, true, '{art,wine}', '')`,
  );
  await server.owner.query(own, ["larder", "shown"]);
  await server.owner.query(own, ["cellar", "hidden"]);
  await server.owner.query(own, ["attic", "retired"]);
  const file = expect.stringMatching(/^\/api\/templates\/larder-[\w-]{12}\.json$/);
  const templates = [
    { ...usualTemplate("art"), isPlaced: true, isFeatured: true, trades: ["art", "wine"] },
    { ...usualTemplate("food"), state: "hidden", isPlaced: true },
    { ...usualTemplate("larder"), own: { name: "Larder", industry: "Delicatessen", design: "food", file } },
  ];
  await expect.poll(async () => (await read()).json()).toEqual({ templates });
  const listed = await read(first.headers.get("etag") ?? "");
  expect(listed.status).toBe(200);

  // Whoever has the link of one that is on no list is told of that one alone.
  for (const [slug, state] of [
    ["cellar", "hidden"],
    ["attic", "retired"],
  ]) {
    const told = await read("", `?design=${slug}`);
    const known = (await told.json()).templates;
    expect(known).toHaveLength(4);
    expect(known).toEqual(expect.arrayContaining([...templates, expect.objectContaining({ slug, state })]));
    expect(told.headers.get("etag")).not.toBe(listed.headers.get("etag"));
    expect((await read(told.headers.get("etag") ?? "", `?design=${slug}`)).status).toBe(304);
  }
  for (const asked of ["?design=larder", "?design=food", "?design=", "?design=%25", "?design=cell"])
    expect(await (await read("", asked)).json()).toEqual({ templates });
});

test("it is read once until it changes, and what was known is told on where the database does not answer", async () => {
  const { database, owner } = await createTestDatabase();
  const statements: string[] = [];
  const pool = database.pool;
  let isAway = false;
  const typed = database.typed.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      if (isAway) throw new Error("away");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  let now = 0;
  const list = keepTemplateList({ ...database, pool, typed } as typeof database, {
    log: pino({ level: "silent" }),
    now: () => now,
  });
  try {
    // Heard from now on: what is read is kept.
    await expect.poll(() => list.read().then(list.known)).toBeDefined();
    const asked = statements.length;
    await Promise.all([list.read(), list.read(), list.read()]);
    expect(statements).toHaveLength(asked);

    await owner.query("insert into private.templates (slug, state) values ('food', 'hidden')");
    await expect.poll(() => list.known()).toBeUndefined();
    const [one, two] = await Promise.all([list.read(), list.read()]);
    expect(one.list.templates.map(({ slug }) => slug)).toEqual(["food"]);
    expect([two, statements.length]).toEqual([one, asked + 1]);

    now += 61_000;
    isAway = true;
    expect(list.known()).toBeUndefined();
    expect((await list.read()).list).toEqual(one.list);
  } finally {
    await list.stop();
  }
});
