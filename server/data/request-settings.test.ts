import { afterAll, beforeAll, expect, test } from "vitest";
import { createDataServer, type DataServer, type TestUser } from "./testing/create-data-server.ts";

let server: DataServer;
let user: TestUser;

beforeAll(async () => {
  server = await createDataServer({ onFinished: afterAll });
  user = await server.signUp();
});

type Settings = { method: string; path: string; headers: Record<string, string> };

async function ask(method: string, headers: Record<string, string> = {}): Promise<Settings> {
  const response = await server.request("/rpc/request_settings", { method, headers });
  expect(response.status).toBe(200);
  return (await response.json()) as Settings;
}

test("a function sees method, path and headers of the request that calls it", async () => {
  const settings = await ask("POST", { "X-Tenant": `ünï "quoted" \\ 'n'`, prefer: "count=exact" });
  expect(settings).toMatchObject({ method: "POST", path: "/rpc/request_settings" });
  expect(settings.headers).toMatchObject({
    "x-tenant": `ünï "quoted" \\ 'n'`,
    prefer: "count=exact",
    host: new URL(server.url).host,
  });
  expect((await ask("GET")).method).toBe("GET");
});

test("what proves who calls is not among the headers", async () => {
  const { headers } = await ask("GET", {
    authorization: `Bearer ${user.token}`,
    apikey: "a-public-key",
    cookie: "outbox=secret",
    "x-other": "1",
  });
  expect(headers).toMatchObject({ "x-other": "1" });
  expect(JSON.stringify(headers)).not.toMatch(/Bearer|a-public-key|secret|authorization|apikey|cookie/i);
});

test("policies see them too, when reading and when writing", async () => {
  await server.owner.query(`
    create table public.tenants (id int primary key, tenant text);
    insert into public.tenants values (1, 'a'), (2, 'b');
    alter table public.tenants enable row level security;
    grant select, insert on public.tenants to anon;
    create policy "own tenant" on public.tenants to anon
      using (tenant = current_setting('request.headers', true)::json ->> 'x-tenant')
      with check (current_setting('request.method', true) = 'POST' and current_setting('request.path', true) = '/tenants');
  `);
  const as = (tenant: string) => server.data({ "x-tenant": tenant }).from("tenants");
  await expect
    .poll(async () => (await as("a").select()).data, { timeout: 5_000 })
    .toEqual([{ id: 1, tenant: "a" }]);
  expect((await as("b").select("id")).data).toEqual([{ id: 2 }]);
  expect((await server.data().from("tenants").select()).data).toEqual([]);
  expect((await as("a").insert({ id: 3, tenant: "a" })).status).toBe(201);
});

test("of many callers at once each sees its own, and none is left behind on a connection", async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const { headers } = await ask(index % 2 ? "POST" : "GET", { "x-caller": String(index) });
      return headers["x-caller"];
    }),
  );
  expect(answers).toEqual(Array.from({ length: 200 }, (_, index) => String(index)));
  expect((await ask("GET")).headers).not.toHaveProperty("x-caller");
  for (let turn = 0; turn < 10; turn += 1) {
    const { rows } = await server.database.pool.query(
      "select concat(current_setting('request.method', true), current_setting('request.path', true), current_setting('request.headers', true)) as left_behind",
    );
    expect(rows).toEqual([{ left_behind: "" }]);
  }
});
