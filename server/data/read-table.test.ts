import { afterAll, beforeAll, expect, test } from "vitest";
import { createDataServer, type DataServer, type TestUser } from "./testing/create-data-server.ts";

let server: DataServer;
let owner: TestUser;

beforeAll(async () => {
  server = await createDataServer({ onFinished: afterAll });
  owner = await server.signUp();
  await server.owner.query(
    `insert into public.notes (owner, title, body, stars, done, tags, data, "due.on") values
      ($1, 'apple', 'red, round', 5, true, '{a,b}', '{"k": 1}', '2026-01-01'),
      ($1, 'berry', null, 1, false, null, null, null),
      ($1, 'cherry', 'dark "red" (ripe)', 3, null, '{}', '[1]', '2026-02-01'),
      (gen_random_uuid(), 'foreign', 'not yours', 4, true, null, null, null)`,
    [owner.id],
  );
});

async function titles(
  filter: (notes: ReturnType<typeof select>) => PromiseLike<{ data: unknown; error: unknown }>,
) {
  const { data, error } = await filter(select());
  expect(error).toBeNull();
  return (data as { title: string }[]).map((note) => note.title);
}

function select() {
  return owner.data.from("notes").select("title").order("title");
}

function titlesWhere(query: string): Promise<unknown> {
  return server
    .request(`/notes?select=title&order=title&${query}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    })
    .then(async (response) => {
      const body = await response.json();
      return Array.isArray(body) ? body.map((note) => note.title) : body;
    });
}

test("a signed-in user reads their own rows and nobody else's", async () => {
  const { data, error, status } = await owner.data.from("notes").select("title").order("id");
  expect({ data, error, status }).toEqual({
    data: [{ title: "apple" }, { title: "berry" }, { title: "cherry" }],
    error: null,
    status: 200,
  });
});

test("a visitor reads what the policy for visitors shows", async () => {
  const { data } = await server.data().from("notes").select("title").order("title");
  expect(data).toEqual([{ title: "apple" }, { title: "foreign" }]);
});

test("the secret key reads everything, as bearer or as apikey", async () => {
  const ways: Record<string, string>[] = [
    { authorization: `Bearer ${server.secretKey}` },
    { apikey: server.secretKey },
  ];
  for (const headers of ways)
    expect((await server.data(headers).from("notes").select("id")).data).toHaveLength(4);
});

test("all columns come with their JSON types", async () => {
  const { data } = await owner.data.from("notes").select().eq("title", "apple").single();
  expect(data).toEqual({
    id: expect.any(Number),
    owner: owner.id,
    title: "apple",
    body: "red, round",
    stars: 5,
    done: true,
    tags: ["a", "b"],
    data: { k: 1 },
    "due.on": "2026-01-01",
  });
});

test("columns can be picked, renamed and quoted", async () => {
  const { data } = await owner.data
    .from("notes")
    .select('name:title, stars, "due.on", day:"due.on"')
    .eq("title", "apple");
  expect(data).toEqual([{ name: "apple", stars: 5, "due.on": "2026-01-01", day: "2026-01-01" }]);
});

test("what stands in JSON is picked, named by its last key, and ordered by", async () => {
  await server.owner.query(
    `update public.notes set data = '{"k": 1, "list": [{"x": "y"}]}' where title = 'apple'`,
  );
  const one = (columns: string) => owner.data.from("notes").select(columns).eq("title", "apple").single();
  expect((await one("data->k, text:data->>k, data->list->0")).data).toEqual({
    k: 1,
    text: "1",
    list: { x: "y" },
  });
  expect((await one("data->list->0->>x, n:data->nothing, tags->1")).data).toEqual({
    x: "y",
    n: null,
    tags: "b",
  });
  const ordered = await owner.data
    .from("notes")
    .select("title")
    .order("data->k", { ascending: false, nullsFirst: false });
  expect(ordered.data?.[0]).toEqual({ title: "apple" });
  const changed = await owner.data
    .from("notes")
    .update({ stars: 5 })
    .eq("data->>k", 1)
    .select("title, data->k");
  expect(changed.data).toEqual([{ title: "apple", k: 1 }]);
  await server.owner.query(`update public.notes set data = '{"k": 1}' where title = 'apple'`);
});

test("stripped nulls are left out", async () => {
  const { data } = await owner.data.from("notes").select("title, body").eq("title", "berry").stripNulls();
  expect(data).toEqual([{ title: "berry" }]);
});

test("every comparison filters as it says", async () => {
  expect(await titles((notes) => notes.eq("stars", 5))).toEqual(["apple"]);
  expect(await titles((notes) => notes.neq("stars", 5))).toEqual(["berry", "cherry"]);
  expect(await titles((notes) => notes.gt("stars", 3))).toEqual(["apple"]);
  expect(await titles((notes) => notes.gte("stars", 3))).toEqual(["apple", "cherry"]);
  expect(await titles((notes) => notes.lt("stars", 3))).toEqual(["berry"]);
  expect(await titles((notes) => notes.lte("stars", 3))).toEqual(["berry", "cherry"]);
  expect(await titles((notes) => notes.like("title", "%rry"))).toEqual(["berry", "cherry"]);
  expect(await titlesWhere("title=like.*rry")).toEqual(["berry", "cherry"]);
  expect(await titles((notes) => notes.like("title", "%RRY"))).toEqual([]);
  expect(await titles((notes) => notes.ilike("title", "%RRY"))).toEqual(["berry", "cherry"]);
  expect(await titles((notes) => notes.match({ stars: 3, title: "cherry" }))).toEqual(["cherry"]);
});

test("is tells null, true, false and their opposites apart", async () => {
  expect(await titles((notes) => notes.is("done", null))).toEqual(["cherry"]);
  expect(await titles((notes) => notes.is("done", true))).toEqual(["apple"]);
  expect(await titles((notes) => notes.is("done", false))).toEqual(["berry"]);
  expect(await titlesWhere("done=is.unknown")).toEqual(["cherry"]);
  expect(await titlesWhere("done=is.not_null")).toEqual(["apple", "berry"]);
  expect(await titles((notes) => notes.not("done", "is", null))).toEqual(["apple", "berry"]);
  expect(await titlesWhere("done=is.NULL")).toEqual(["cherry"]);
});

test("in takes plain, quoted and awkward values", async () => {
  expect(await titles((notes) => notes.in("title", ["apple", "cherry", "foreign"]))).toEqual([
    "apple",
    "cherry",
  ]);
  expect(await titles((notes) => notes.in("body", ["red, round"]))).toEqual(["apple"]);
  expect(await titles((notes) => notes.in("stars", [1, 3]))).toEqual(["berry", "cherry"]);
  expect(await titlesWhere(`body=in.("dark \\"red\\" (ripe)")`)).toEqual(["cherry"]);
  expect(await titles((notes) => notes.in("title", []))).toEqual([]);
  expect(await titles((notes) => notes.notIn("title", ["apple"]))).toEqual(["berry", "cherry"]);
});

test("or, and, not can be nested, with quoted values", async () => {
  expect(await titles((notes) => notes.or("stars.eq.5,title.eq.berry"))).toEqual(["apple", "berry"]);
  expect(await titles((notes) => notes.or('body.eq."red, round",and(stars.gt.2,done.is.null)'))).toEqual([
    "apple",
    "cherry",
  ]);
  expect(await titles((notes) => notes.or("title.in.(apple,berry),stars.not.lt.3"))).toEqual([
    "apple",
    "berry",
    "cherry",
  ]);
  expect(await titlesWhere("not.or=(stars.eq.5,title.eq.berry)")).toEqual(["cherry"]);
  expect(await titlesWhere("and=(stars.gte.3,not.and(stars.eq.5,done.is.true))")).toEqual(["cherry"]);
  expect(await titlesWhere("or=(stars.eq.5,title.eq.berry)&or=(stars.eq.1,title.eq.cherry)")).toEqual([
    "berry",
  ]);
});

test("a column with a dot in its name is filtered and ordered by its quoted name", async () => {
  expect(await titlesWhere('"due.on"=gte.2026-02-01')).toEqual(["cherry"]);
  const { data } = await owner.data
    .from("notes")
    .select("title")
    .order('"due.on"', { ascending: false, nullsFirst: false });
  expect(data).toEqual([{ title: "cherry" }, { title: "apple" }, { title: "berry" }]);
});

test("order goes by direction, nulls and further columns", async () => {
  const by = async (order: string) => {
    const response = await server.request(`/notes?select=title&order=${order}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    return ((await response.json()) as { title: string }[]).map((note) => note.title[0]).join("");
  };
  expect(await by("stars")).toBe("bca");
  expect(await by("stars.desc")).toBe("acb");
  expect(await by("done.nullsfirst,title")).toBe("cba");
  expect(await by("done.desc.nullslast,title")).toBe("abc");
});

test("limit, offset and range give a window and say which", async () => {
  const window = await owner.data
    .from("notes")
    .select("title", { count: "exact" })
    .order("title")
    .range(1, 1);
  expect(window).toMatchObject({ data: [{ title: "berry" }], count: 3, status: 206 });
  const response = await server.request("/notes?select=title&order=title", {
    headers: { authorization: `Bearer ${owner.token}`, range: "1-9", prefer: "count=exact" },
  });
  expect(response.status).toBe(206);
  expect(response.headers.get("content-range")).toBe("1-2/3");
  expect(response.headers.get("preference-applied")).toBe("count=exact");
  const whole = await owner.data.from("notes").select("title", { count: "exact" });
  expect(whole).toMatchObject({ count: 3, status: 200 });
});

test("a count without rows is still a count", async () => {
  const { data, count, status } = await owner.data
    .from("notes")
    .select("title", { count: "exact" })
    .eq("title", "nothing");
  expect({ data, count, status }).toEqual({ data: [], count: 0, status: 200 });
});

test("HEAD answers the count without rows", async () => {
  const { data, count, error } = await owner.data.from("notes").select("*", { count: "exact", head: true });
  expect({ data, count, error }).toEqual({ data: null, count: 3, error: null });
});

test("an impossible range is refused", async () => {
  const behind = await owner.data.from("notes").select("title", { count: "exact" }).range(10, 20);
  expect(behind).toMatchObject({
    status: 416,
    error: { code: "PGRST103", details: "An offset of 10 was requested, but there are only 3 rows." },
  });
  const negative = await owner.data.from("notes").select("title").limit(-1);
  expect(negative).toMatchObject({ status: 416, error: { code: "PGRST103" } });
  const crossed = await server.request("/notes", { headers: { range: "5-2" } });
  expect(crossed.status).toBe(416);
});

test("single gives the object, or says how many rows there are instead", async () => {
  const one = await owner.data.from("notes").select("title").eq("title", "apple").single();
  expect(one).toMatchObject({ data: { title: "apple" }, error: null, status: 200 });
  const none = await owner.data.from("notes").select("title").eq("title", "nothing").single();
  expect(none).toMatchObject({
    data: null,
    status: 406,
    error: { code: "PGRST116", details: "The result contains 0 rows", hint: null },
  });
  const many = await owner.data.from("notes").select("title").single();
  expect(many.error).toMatchObject({ code: "PGRST116", details: "The result contains 3 rows" });
});

test("maybeSingle gives the object or null", async () => {
  expect((await owner.data.from("notes").select("title").eq("stars", 5).maybeSingle()).data).toEqual({
    title: "apple",
  });
  const none = await owner.data.from("notes").select("title").eq("stars", 9).maybeSingle();
  expect(none).toMatchObject({ data: null, error: null });
});

test("an answer never has more than 1,000 rows, with a range or without", async () => {
  const many = await server.signUp();
  await server.owner.query(
    "insert into public.notes (owner, title) select $1, 'many ' || n from generate_series(1, 1100) n",
    [many.id],
  );
  expect((await many.data.from("notes").select("id")).data).toHaveLength(1000);
  expect((await many.data.from("notes").select("id").limit(5000)).data).toHaveLength(1000);
  const rest = await many.data.from("notes").select("id", { count: "exact" }).range(1000, 4000);
  expect(rest).toMatchObject({ count: 1100, status: 206 });
  expect(rest.data).toHaveLength(100);
});

test("what is not offered is refused with PostgREST's codes", async () => {
  const refusals: [string, number, string][] = [
    ["select=data->", 400, "PGRST100"],
    ["select=data->>k::int", 400, "PGRST100"],
    ["select=data->k.sum()", 400, "PGRST123"],
    ["order=data->", 400, "PGRST100"],
    ["select=stars::text", 400, "PGRST100"],
    ["select=labels(*)", 400, "PGRST200"],
    ["select=title,...labels(code)", 400, "PGRST200"],
    ["select=labels!inner(*)", 400, "PGRST200"],
    ["select=stars.sum()", 400, "PGRST123"],
    ["select=count()", 400, "PGRST123"],
    ["select=", 400, "PGRST100"],
    ["select=nope", 400, "42703"],
    ["nope=eq.1", 400, "42703"],
    ["order=nope", 400, "42703"],
    ["order=stars.sideways", 400, "PGRST100"],
    ["labels.code=eq.1", 400, "PGRST108"],
    ["stars=5", 400, "PGRST100"],
    ["stars=eq.many", 400, "22P02"],
    ["title=eq.%00", 400, "22021"],
    ["title=in.(a%00b)", 400, "22021"],
    ["title%00=eq.a", 400, "42703"],
    ["select=a%00:title", 400, "PGRST100"],
    ["stars=eq.99999999999", 400, "22003"],
    ["stars=like.5", 404, "42883"],
    ["stars=is.maybe", 400, "PGRST100"],
    ["or=(stars.eq.1", 400, "PGRST100"],
    ["or=()", 400, "PGRST100"],
    ["title=in.apple", 400, "PGRST100"],
    ["limit=ten", 400, "PGRST100"],
    ["offset=-1", 400, "PGRST100"],
  ];
  for (const [query, status, code] of refusals) {
    const response = await server.request(`/notes?${query}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const body = await response.json();
    expect({ query, status: response.status, code: body.code }).toEqual({ query, status, code });
    expect(Object.keys(body).sort()).toEqual(["code", "details", "hint", "message"]);
  }
});

test("no more than 100 filters and ten levels are read", async () => {
  const many = (count: number) => Array.from({ length: count }, () => "stars.gt.0").join(",");
  const deep = (depth: number): string => (depth === 0 ? "stars.gt.0" : `or(${deep(depth - 1)})`);
  expect(await titlesWhere(`or=(${many(99)})`)).toEqual(["apple", "berry", "cherry"]);
  expect(await titlesWhere(`or=(${many(100)})`)).toMatchObject({ code: "PGRST100" });
  expect(await titlesWhere(`or=(${deep(9)})`)).toEqual(["apple", "berry", "cherry"]);
  expect(await titlesWhere(`or=(${deep(10)})`)).toMatchObject({ code: "PGRST100" });
});

test("unknown tables, schemas, media types, methods and paths are refused", async () => {
  expect(await owner.data.from("nope").select()).toMatchObject({
    status: 404,
    error: { code: "PGRST205", message: "Could not find the table 'public.nope' in the schema cache" },
  });
  expect(await owner.data.from("users").select()).toMatchObject({ status: 404 });
  expect(await owner.data.schema("auth").from("users").select()).toMatchObject({
    status: 406,
    error: { code: "PGRST106", message: "Invalid schema: auth" },
  });
  expect(await owner.data.from("notes").select().csv()).toMatchObject({
    status: 406,
    error: { code: "PGRST107" },
  });
  expect((await server.request("/notes", { method: "PUT" })).status).toBe(405);
  expect(await (await server.request("/rpc/add", { method: "DELETE" })).json()).toMatchObject({
    code: "PGRST101",
  });
  expect(await (await server.request("/")).json()).toMatchObject({ code: "PGRST125" });
});

test("a table without rights is refused: 401 for a visitor, 403 for a user", async () => {
  expect(await server.data().from("secrets").select()).toMatchObject({
    status: 401,
    error: { code: "42501" },
  });
  expect(await owner.data.from("secrets").select()).toMatchObject({ status: 403, error: { code: "42501" } });
});

test("a table or column made while the server runs is found within a second", async () => {
  expect(await owner.data.from("later").select()).toMatchObject({ status: 404 });
  await server.owner.query(
    "create table public.later (id int); alter table public.later enable row level security; grant select, insert on public.later to authenticated",
  );
  const soon = { timeout: 5_000 };
  await expect.poll(async () => (await owner.data.from("later").select()).status, soon).toBe(200);
  await server.owner.query("alter table public.later add column name text");
  await expect.poll(async () => (await owner.data.from("later").select("name")).status, soon).toBe(200);
  await server.owner.query("alter table public.later add column size int");
  const insert = () => owner.data.from("later").insert({ size: 1 });
  await expect.poll(async () => (await insert()).error?.code, soon).toBe("42501"); // known now, but for no policy
});
