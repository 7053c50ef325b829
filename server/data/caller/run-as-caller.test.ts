import { expect, test } from "vitest";
import { createDataServer } from "../testing/create-data-server.ts";

const endConnections = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and usename = 'fabula_server'`;

test("connections that break under a request give 503 with Retry-After, and the next request works", async () => {
  const server = await createDataServer();
  const user = await server.signUp();
  const headers = { authorization: `Bearer ${user.token}`, "content-type": "application/json" };
  const stalled = server.request("/rpc/stall", { method: "POST", headers, body: '{"seconds": 4}' });
  await expect
    .poll(async () => {
      const { rows } = await server.owner.query(
        "select from pg_stat_activity where query like '%stall%' and usename = 'fabula_server' and state = 'active'",
      );
      return rows.length;
    })
    .toBe(1);
  await server.owner.query(endConnections);
  const response = await stalled;
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("2");
  expect(await response.json()).toMatchObject({ code: "PGRST000" });
  // Until the server has heard of them, connections that were idle may be given to the next one who asks.
  await expect.poll(() => server.database.pool.totalCount).toBe(0);
  expect((await user.data.from("notes").insert({ title: "after" })).status).toBe(201);
});

test("many shapes of statements do not fill a connection with prepared ones", async () => {
  const server = await createDataServer();
  const user = await server.signUp();
  await user.data.from("notes").insert({ title: "a", stars: 2 });
  for (let turn = 0; turn < 700; turn += 1) {
    const { data, error } = await user.data.from("notes").select(`name${turn}:title`).eq("stars", 2);
    expect({ data, error }).toEqual({ data: [{ [`name${turn}`]: "a" }], error: null });
  }
  const { rows } = await server.database.pool.query(
    "select count(*)::int as prepared from pg_prepared_statements",
  );
  expect(rows[0].prepared).toBeGreaterThan(50);
  expect(rows[0].prepared).toBeLessThanOrEqual(110);
});

test("a refused write leaves its connection clean for the next caller", async () => {
  const server = await createDataServer();
  const user = await server.signUp();
  await user.data.from("notes").insert([{ title: "a" }, { title: "b" }]);
  for (let turn = 0; turn < 20; turn += 1) {
    expect((await user.data.from("notes").delete().gt("id", 0).select().single()).status).toBe(406);
    expect((await server.data().rpc("whoami")).data).toEqual({ role: "anon", sub: null });
  }
  const { rows } = await server.database.pool.query(
    "select current_user as role, current_setting('request.jwt.claims', true) as claims, current_setting('transaction_read_only') as read_only",
  );
  expect(rows).toEqual([{ role: "fabula_server", claims: "", read_only: "off" }]);
});

test("a result that would not fit into memory, or hold up everybody else, is refused, and what it wrote is taken back", async () => {
  const server = await createDataServer();
  const user = await server.signUp();
  await server.owner.query(
    "insert into public.notes (owner, title, body) select $1, n::text, repeat('x', 1024 * 1024) from generate_series(1, 8) n",
    [user.id],
  );
  const read = await user.data.from("notes").select();
  expect(read).toMatchObject({ status: 413, data: null });
  const changed = await user.data.from("notes").update({ stars: 1 }).gt("id", 0).select();
  expect(changed).toMatchObject({ status: 413, data: null });
  expect((await server.owner.query("select from public.notes where stars = 1")).rowCount).toBe(0);
  expect((await user.data.from("notes").select("title").limit(2)).data).toHaveLength(2);
  expect((await user.data.from("notes").select().limit(3)).data).toHaveLength(3);
  expect((await user.data.from("notes").select().limit(5)).status).toBe(413);
});
