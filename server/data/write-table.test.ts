import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createDataServer, type DataServer, type TestUser } from "./testing/create-data-server.ts";

let server: DataServer;
let owner: TestUser;
let other: TestUser;

beforeAll(async () => {
  server = await createDataServer({ onFinished: afterAll });
  owner = await server.signUp();
  other = await server.signUp();
});

beforeEach(async () => {
  await server.owner.query("truncate public.notes, public.labels restart identity");
});

/** What really stands in the table, as the owner of the database sees it. */
async function stored(columns = "title, stars") {
  return (await server.owner.query(`select ${columns} from public.notes order by id`)).rows;
}

function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  return server.request(path, {
    method,
    headers: { authorization: `Bearer ${owner.token}`, "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

test("an inserted row is stored and not answered unless asked for", async () => {
  const quiet = await owner.data.from("notes").insert({ title: "a" });
  expect(quiet).toMatchObject({ data: null, error: null, status: 201 });
  const shown = await owner.data
    .from("notes")
    .insert({ title: "b", stars: 4 })
    .select("id, title, stars")
    .single();
  expect(shown).toMatchObject({ data: { id: 2, title: "b", stars: 4 }, status: 201 });
  expect(await stored()).toEqual([
    { title: "a", stars: 3 },
    { title: "b", stars: 4 },
  ]);
});

test("many rows are inserted together, missing values as null or as their default", async () => {
  const rows = [{ title: "a", stars: 1 }, { title: "b" }];
  const nulls = await owner.data.from("notes").insert(rows);
  expect(nulls).toMatchObject({ status: 400, error: { code: "23502" } });
  expect(await stored()).toEqual([]);
  const defaults = await owner.data
    .from("notes")
    .insert(rows, { defaultToNull: false })
    .select("title, stars");
  expect(defaults.data).toEqual([
    { title: "a", stars: 1 },
    { title: "b", stars: 3 },
  ]);
});

test("defaults of the missing are made for each row by itself", async () => {
  const { data } = await owner.data
    .from("notes")
    .insert([{ title: "a" }, { title: "b", id: 70 }, { title: "c" }], { defaultToNull: false })
    .select("id, owner");
  expect(new Set(data?.map((row) => row.id)).size).toBe(3);
  expect(data?.every((row) => row.owner === owner.id)).toBe(true);
});

test("rows of differing keys are refused unless the columns are named", async () => {
  const response = await send("POST", "/notes", [{ title: "a" }, { title: "b", stars: 1 }]);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "PGRST102", message: "All object keys must match" });
  expect(await stored()).toEqual([]);
});

test("an empty object inserts the defaults, an empty list nothing", async () => {
  expect(await owner.data.from("notes").insert({})).toMatchObject({ status: 400, error: { code: "23502" } });
  await server.owner.query("create table public.blank (id serial primary key, note text default 'new')");
  await server.owner.query("alter table public.blank enable row level security");
  await server.owner.query("create policy blank on public.blank to authenticated using (true)");
  await server.owner.query("grant all on public.blank to authenticated");
  await server.owner.query("grant usage on sequence public.blank_id_seq to authenticated");
  await expect
    .poll(async () => (await owner.data.from("blank").select()).status, { timeout: 5_000 })
    .toBe(200);
  expect((await owner.data.from("blank").insert({}).select()).data).toEqual([{ id: 1, note: "new" }]);
  expect((await owner.data.from("blank").insert([{}, {}]).select()).data).toHaveLength(2);
  expect((await owner.data.from("blank").insert([]).select()).data).toEqual([]);
});

test("numbers keep every digit, texts every character", async () => {
  const text = `{"title": "ünï \\"q\\" \\\\ 😀 $1 '", "data": {"n": 12345678901234567890.5}, "tags": ["a,b", "{c}"]}`;
  const response = await send("POST", "/notes", text, { prefer: "return=representation" });
  expect(await response.text()).toContain("12345678901234567890.5");
  expect(await stored("title, tags")).toEqual([{ title: `ünï "q" \\ 😀 $1 '`, tags: ["a,b", "{c}"] }]);
});

test("headers-only says where the new row is", async () => {
  const response = await send("POST", "/notes", { title: "a" }, { prefer: "return=headers-only" });
  expect(response.status).toBe(201);
  expect(response.headers.get("location")).toBe("/rest/v1/notes?id=eq.1");
  expect(response.headers.get("preference-applied")).toBe("return=headers-only");
  expect(await response.text()).toBe("");
});

test("upsert merges or ignores duplicates by the primary key or the named columns", async () => {
  await owner.data.from("notes").insert({ title: "a", stars: 1 });
  const merged = await owner.data
    .from("notes")
    .upsert({ id: 1, title: "b", stars: 2 })
    .select("id, title, stars");
  expect(merged.data).toEqual([{ id: 1, title: "b", stars: 2 }]);
  const ignored = await owner.data
    .from("notes")
    .upsert([{ title: "b", stars: 5 }], { onConflict: "title", ignoreDuplicates: true })
    .select();
  expect(ignored).toMatchObject({ data: [], error: null });
  const byTitle = await owner.data.from("notes").upsert({ title: "b", stars: 4 }, { onConflict: "title" });
  expect(byTitle.status).toBe(200);
  expect(await stored()).toEqual([{ title: "b", stars: 4 }]);
});

test("an upsert answers 201 when it made a row, and 200 when all of them were there", async () => {
  const both = (titles: string[], stars: number) => titles.map((title) => ({ title, stars }));
  const upsert = (titles: string[], stars: number) =>
    owner.data.from("notes").upsert(both(titles, stars), { onConflict: "title", count: "exact" });
  expect(await upsert(["a", "b"], 1)).toMatchObject({ status: 201, count: 2 });
  expect(await upsert(["a", "b"], 2)).toMatchObject({ status: 200, count: 2, data: null });
  expect(await upsert(["b", "c"], 3)).toMatchObject({ status: 201, count: 2 });
  expect(await upsert(["c"], 4).select("title, stars")).toMatchObject({
    status: 200,
    data: [{ title: "c", stars: 4 }],
  });
  expect(await upsert(["c", "d"], 5).select("title")).toMatchObject({ status: 201, count: 2 });
  const headers = { prefer: "return=headers-only, resolution=merge-duplicates" };
  const quiet = await send("POST", "/notes?on_conflict=title", { title: "a", stars: 2 }, headers);
  expect({ status: quiet.status, at: quiet.headers.get("location") }).toEqual({
    status: 200,
    at: "/rest/v1/notes?id=eq.1",
  });
  const ignored = { onConflict: "title", ignoreDuplicates: true };
  expect((await owner.data.from("notes").upsert({ title: "a" }, ignored)).status).toBe(201);
  expect(await stored()).toEqual([
    { title: "a", stars: 2 },
    { title: "b", stars: 3 },
    { title: "c", stars: 5 },
    { title: "d", stars: 5 },
  ]);
});

test("written rows are all answered, however many, and counted", async () => {
  const many = Array.from({ length: 2_500 }, (_, index) => ({ title: `many ${index}` }));
  const inserted = await owner.data.from("notes").insert(many, { count: "exact" }).select("id").limit(3);
  expect({ rows: inserted.data?.length, count: inserted.count }).toEqual({ rows: 2_500, count: 2_500 });
  const changed = await owner.data
    .from("notes")
    .update({ stars: 1 }, { count: "exact" })
    .gt("id", 0)
    .select("stars");
  expect({ rows: changed.data?.length, count: changed.count }).toEqual({ rows: 2_500, count: 2_500 });
  expect(new Set(changed.data?.map((row) => row.stars))).toEqual(new Set([1]));
  const merged = await owner.data.from("notes").upsert(many, { onConflict: "title" }).select("title");
  expect(merged.data).toHaveLength(2_500);
  const deleted = await owner.data.from("notes").delete().gt("id", 0).select("id");
  expect(deleted.data).toHaveLength(2_500);
  expect(await stored()).toEqual([]);
});

test("upsert does not reach another user's row", async () => {
  await other.data.from("notes").insert({ title: "theirs", stars: 1 });
  const taken = await owner.data.from("notes").upsert({ title: "theirs", stars: 5 }, { onConflict: "title" });
  expect(taken).toMatchObject({ status: 403, error: { code: "42501" } });
  expect(await stored()).toEqual([{ title: "theirs", stars: 1 }]);
});

test("on_conflict must name columns that are unique", async () => {
  const refused = await owner.data.from("notes").upsert({ title: "a" }, { onConflict: "stars" });
  expect(refused).toMatchObject({ status: 400, error: { code: "42P10" } });
  const unknown = await owner.data.from("notes").upsert({ title: "a" }, { onConflict: "nope" });
  expect(unknown).toMatchObject({ status: 400, error: { code: "42703" } });
  expect(await stored()).toEqual([]);
});

test("an update changes the rows its filters name, counts them and shows them if asked", async () => {
  await owner.data.from("notes").insert([{ title: "a" }, { title: "b" }, { title: "c" }]);
  const quiet = await owner.data
    .from("notes")
    .update({ stars: 1 }, { count: "exact" })
    .in("title", ["a", "b"]);
  expect(quiet).toMatchObject({ data: null, count: 2, status: 204 });
  const shown = await owner.data
    .from("notes")
    .update({ stars: 5 })
    .gt("id", 1)
    .select("title, stars")
    .order("id", { ascending: false });
  expect(shown).toMatchObject({
    status: 200,
    data: [
      { title: "c", stars: 5 },
      { title: "b", stars: 5 },
    ],
  });
  expect(await stored()).toEqual([
    { title: "a", stars: 1 },
    { title: "b", stars: 5 },
    { title: "c", stars: 5 },
  ]);
});

test("an update of nothing changes nothing", async () => {
  await owner.data.from("notes").insert({ title: "a" });
  expect(await owner.data.from("notes").update({}).eq("id", 1).select()).toMatchObject({
    data: [],
    status: 200,
  });
  expect(await owner.data.from("notes").update({ stars: 1 }).eq("id", 99).select()).toMatchObject({
    data: [],
  });
  expect(await stored()).toEqual([{ title: "a", stars: 3 }]);
});

test("a delete removes the rows its filters name", async () => {
  await owner.data.from("notes").insert([{ title: "a" }, { title: "b" }, { title: "c" }]);
  expect(await owner.data.from("notes").delete({ count: "exact" }).eq("title", "a")).toMatchObject({
    status: 204,
    count: 1,
  });
  expect((await owner.data.from("notes").delete().eq("title", "b").select("title")).data).toEqual([
    { title: "b" },
  ]);
  expect(await stored()).toEqual([{ title: "c", stars: 3 }]);
});

test("nobody changes or deletes another user's rows", async () => {
  await other.data.from("notes").insert({ title: "theirs" });
  expect((await owner.data.from("notes").update({ stars: 1 }).eq("title", "theirs").select()).data).toEqual(
    [],
  );
  expect((await owner.data.from("notes").delete().eq("title", "theirs").select()).data).toEqual([]);
  const forged = await owner.data.from("notes").insert({ title: "forged", owner: other.id });
  expect(forged).toMatchObject({ status: 403, error: { code: "42501" } });
  const given = await owner.data.from("notes").insert({ title: "mine" }).select().single();
  expect(given.error).toBeNull();
  expect(await owner.data.from("notes").update({ owner: other.id }).eq("title", "mine")).toMatchObject({
    status: 403,
  });
  expect(await stored("title, stars, owner")).toEqual([
    { title: "theirs", stars: 3, owner: other.id },
    { title: "mine", stars: 3, owner: owner.id },
  ]);
});

test("a visitor writes nothing", async () => {
  await owner.data.from("notes").insert({ title: "a", done: true });
  const visitor = server.data();
  for (const attempt of [
    visitor.from("notes").insert({ title: "b", owner: owner.id }),
    visitor.from("notes").update({ stars: 1 }).eq("title", "a"),
    visitor.from("notes").delete().eq("title", "a"),
  ]) {
    expect(await attempt).toMatchObject({ status: 401, error: { code: "42501" } });
  }
  expect(await stored()).toEqual([{ title: "a", stars: 3 }]);
});

test("an insert needs no right to read as long as nothing is to be shown", async () => {
  expect(await owner.data.from("secrets").insert({ id: 1, word: "x" })).toMatchObject({
    status: 201,
    error: null,
  });
  expect(await owner.data.from("secrets").insert({ id: 2, word: "y" }).select()).toMatchObject({
    status: 403,
  });
  expect((await server.owner.query("select id from public.secrets")).rows).toEqual([{ id: 1 }]);
});

test("an update or delete without a filter, or with a limit, is refused", async () => {
  await owner.data.from("notes").insert([{ title: "a" }, { title: "b" }]);
  const refusals: [Response, string][] = [
    [await send("PATCH", "/notes", { stars: 1 }), "21000"],
    [await send("DELETE", "/notes"), "21000"],
    [await send("DELETE", "/notes?id=gt.0&limit=1"), "PGRST100"],
    [await send("PATCH", "/notes?id=gt.0&limit=1", { stars: 1 }), "PGRST100"],
  ];
  for (const [response, code] of refusals) {
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code });
  }
  expect(await stored()).toEqual([
    { title: "a", stars: 3 },
    { title: "b", stars: 3 },
  ]);
});

test("single takes back a write that met any other number of rows", async () => {
  await owner.data.from("notes").insert([{ title: "a" }, { title: "b" }]);
  const changed = await owner.data.from("notes").update({ stars: 5 }).gt("id", 0).select().single();
  expect(changed).toMatchObject({
    status: 406,
    error: { code: "PGRST116", details: "The result contains 2 rows" },
  });
  const deleted = await owner.data.from("notes").delete().gt("id", 0).select().single();
  expect(deleted.error?.code).toBe("PGRST116");
  expect(await stored()).toEqual([
    { title: "a", stars: 3 },
    { title: "b", stars: 3 },
  ]);
  const one = await owner.data
    .from("notes")
    .update({ stars: 5 })
    .eq("title", "a")
    .select("title, stars")
    .single();
  expect(one).toMatchObject({ data: { title: "a", stars: 5 }, status: 200 });
});

test("max-affected takes back a write that met more rows", async () => {
  await owner.data.from("notes").insert([{ title: "a" }, { title: "b" }]);
  const headers = { prefer: "handling=strict, max-affected=1" };
  const refused = await send("DELETE", "/notes?id=gt.0", undefined, headers);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ code: "PGRST124", details: "The query affects 2 rows" });
  expect(await stored()).toHaveLength(2);
  expect((await send("DELETE", "/notes?id=eq.1", undefined, headers)).status).toBe(204);
  expect(await stored()).toHaveLength(1);
});

test("unknown preferences are refused only under strict handling", async () => {
  expect((await send("POST", "/notes", { title: "a" }, { prefer: "colour=red" })).status).toBe(201);
  const strict = await send("POST", "/notes", { title: "b" }, { prefer: "handling=strict, colour=red" });
  expect(await strict.json()).toMatchObject({ code: "PGRST122" });
  expect(await stored()).toHaveLength(1);
});

test("constraints answer with PostgreSQL's code and words", async () => {
  await owner.data.from("notes").insert({ title: "a" });
  await owner.data.from("labels").insert({ code: "x", note_id: 1 });
  const notes = owner.data.from("notes");
  expect(await notes.insert({ title: "a" })).toMatchObject({
    status: 409,
    error: { code: "23505", message: expect.stringContaining("notes_title_key") },
  });
  expect(await owner.data.from("labels").insert({ code: "y", note_id: 9 })).toMatchObject({
    status: 409,
    error: { code: "23503" },
  });
  expect(await notes.delete().eq("id", 1)).toMatchObject({ status: 409, error: { code: "23503" } });
  expect(await notes.insert({ title: null })).toMatchObject({ status: 400, error: { code: "23502" } });
  expect(await notes.insert({ title: "b", stars: "many" })).toMatchObject({
    status: 400,
    error: { code: "22P02" },
  });
  expect(await notes.insert({ title: "c".repeat(41) })).toMatchObject({
    status: 400,
    error: { code: "22001" },
  });
  expect(await notes.insert({ title: "d", nope: 1 })).toMatchObject({
    status: 400,
    error: { code: "PGRST204", message: "Could not find the 'nope' column of 'notes' in the schema cache" },
  });
  expect(await notes.update({ nope: 1 }).eq("id", 1)).toMatchObject({
    status: 400,
    error: { code: "PGRST204" },
  });
  expect(await stored()).toEqual([{ title: "a", stars: 3 }]);
});

test("a body that is no JSON, no object or too large is refused", async () => {
  const refusals: [string, number][] = [
    ["", 400],
    ["{", 400],
    ["null", 400],
    ["3", 400],
    ['"text"', 400],
    ["[1]", 400],
    ["[[]]", 400],
    ["[".repeat(40_000), 400],
    [`[${"{},".repeat(60_000)}{}]`, 413],
    [`{"title": "\\ud800"}`, 400],
    [`{"title": "\\u0000"}`, 400],
  ];
  for (const [body, status] of refusals) {
    const response = await send("POST", "/notes", body);
    expect({ body: body.slice(0, 30), status: response.status }).toEqual({ body: body.slice(0, 30), status });
    expect(Object.keys((await response.json()) as object).sort()).toEqual([
      "code",
      "details",
      "hint",
      "message",
    ]);
  }
  const csv = await send("POST", "/notes", "title\na", { "content-type": "text/csv" });
  expect(await csv.json()).toMatchObject({ code: "PGRST102" });
  expect(await stored()).toEqual([]);
});

test("a body over 1 MB is refused, with its length said or not", async () => {
  const body = `{"title": "${"x".repeat(1024 * 1024)}"}`;
  expect((await send("POST", "/notes", body)).status).toBe(413);
  const unannounced = await server.request("/notes", {
    method: "POST",
    headers: { authorization: `Bearer ${owner.token}`, "content-type": "application/json" },
    body: new Blob([body]).stream(),
    duplex: "half",
  } as RequestInit);
  expect(unannounced.status).toBe(413);
  expect(await unannounced.json()).toMatchObject({ code: "PGRST102" });
  expect(await stored()).toEqual([]);
});

test("deep nesting inside a value is refused, not fatal", async () => {
  const deep = `{"title": "a", "data": ${"[".repeat(40_000)}${"]".repeat(40_000)}}`;
  const response = await send("POST", "/notes", deep);
  expect(response.status).toBe(400);
  expect(await stored()).toEqual([]);
});

test("a large insert goes in at once", async () => {
  const rows = Array.from({ length: 5_000 }, (_, n) => ({ title: `row ${n}`, stars: n % 5 }));
  const { error, count } = await owner.data.from("notes").insert(rows, { count: "exact" });
  expect({ error, count }).toEqual({ error: null, count: 5_000 });
});
