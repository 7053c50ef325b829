import { afterAll, beforeAll, expect, test } from "vitest";
import { createDataServer, type DataServer, type TestUser } from "./testing/create-data-server.ts";

let server: DataServer;
let owner: TestUser;

beforeAll(async () => {
  server = await createDataServer({ onFinished: afterAll });
  owner = await server.signUp();
  await owner.data.from("notes").insert([
    { title: "a", stars: 1 },
    { title: "b", stars: 4 },
    { title: "c", stars: 5 },
  ]);
});

test("a function is called with named arguments by POST and by GET", async () => {
  expect(await owner.data.rpc("add", { a: 1, b: 2 })).toMatchObject({ data: 3, status: 200 });
  expect((await owner.data.rpc("add", { a: 1 })).data).toBe(11);
  expect((await owner.data.rpc("add", { a: 1, b: 2 }, { get: true })).data).toBe(3);
  expect((await owner.data.rpc("words", { list: ["x", "y z"] })).data).toEqual(["x", "y z"]);
  expect((await owner.data.rpc("words", { list: ["x", "y z"] }, { get: true })).data).toEqual(["x", "y z"]);
  expect((await owner.data.rpc("total", { numbers: [1, 2, 3] })).data).toBe(6);
});

test("it runs as the caller", async () => {
  expect((await owner.data.rpc("whoami")).data).toEqual({ role: "authenticated", sub: owner.id });
  expect((await server.data().rpc("whoami", {}, { get: true })).data).toEqual({ role: "anon", sub: null });
});

test("rows that it gives can be picked, filtered, ordered, counted and paged", async () => {
  const { data, count } = await owner.data
    .rpc("starred", { least_stars: 2 }, { count: "exact" })
    .select("title")
    .order("stars", { ascending: false })
    .limit(1);
  expect({ data, count }).toEqual({ data: [{ title: "c" }], count: 2 });
  const one = await owner.data.rpc("starred", { least_stars: 2 }, { get: true }).eq("title", "b").single();
  expect(one.data).toMatchObject({ title: "b", stars: 4 });
  expect((await owner.data.rpc("pairs", { most: 3 }).or("x.eq.1,y.eq.3")).data).toEqual([
    { x: 1, y: "1" },
    { x: 3, y: "3" },
  ]);
  expect((await owner.data.rpc("best_note").select("title")).data).toEqual({ title: "c" });
  const many = await owner.data.rpc("pairs", { most: 2000 });
  expect(many.data).toHaveLength(1000);
});

test("many values are counted and paged as rows are", async () => {
  const words = { list: ["x", "y", "z"] };
  const counted = await owner.data.rpc("words", words, { count: "exact" });
  expect(counted).toMatchObject({ data: ["x", "y", "z"], count: 3, status: 200 });
  const window = await owner.data.rpc("words", words, { count: "exact" }).range(1, 1);
  expect(window).toMatchObject({ data: ["y"], count: 3, status: 206 });
  const none = await owner.data.rpc("words", { list: [] }, { count: "exact" });
  expect(none).toMatchObject({ data: [], count: 0, status: 200 });
  const nulls = await owner.data.rpc("words", { list: [null, "x"] }, { count: "exact" });
  expect(nulls).toMatchObject({ data: [null, "x"], count: 2 });
  const behind = await owner.data.rpc("words", words, { count: "exact" }).range(5, 6);
  expect(behind).toMatchObject({ status: 416, error: { code: "PGRST103" } });
});

test("one value, one row and no value at all count as one", async () => {
  expect(await owner.data.rpc("add", { a: 1 }, { count: "exact" })).toMatchObject({ data: 11, count: 1 });
  expect(await owner.data.rpc("add", { a: 1 }, { count: "exact", get: true })).toMatchObject({ count: 1 });
  expect(await owner.data.rpc("best_note", {}, { count: "exact" })).toMatchObject({ count: 1, status: 200 });
  expect(await owner.data.rpc("complain_as", { code: "P0001", words: "" }, { count: "exact" })).toMatchObject(
    {
      count: null,
      status: 400,
    },
  );
  expect(await owner.data.rpc("stall", { seconds: 0 }, { count: "exact" })).toMatchObject({
    count: 1,
    status: 204,
  });
  expect((await owner.data.rpc("add", { a: 1 })).count).toBeNull();
});

test("max-affected takes back a call that gave more rows or values", async () => {
  const titles = async () => (await server.owner.query("select title from public.notes order by title")).rows;
  const before = await titles();
  // As maxAffected(most) of the official client says it.
  const atMost = (name: string, most: number) =>
    owner.data.rpc(name).setHeader("prefer", `handling=strict, max-affected=${most}`);
  for (const name of ["take_all", "take_titles"]) {
    for (const most of [0, 2]) {
      expect(await atMost(name, most)).toMatchObject({
        status: 400,
        data: null,
        error: { code: "PGRST124", details: "The query affects 3 rows" },
      });
    }
    const windowed = await atMost(name, 2).limit(1);
    expect(windowed.error?.code).toBe("PGRST124");
  }
  const one = await atMost("take_one", 1);
  expect(one).toMatchObject({ status: 400, error: { code: "PGRST128" } });
  const lenient = await server.request("/rpc/take_all?title=eq.nothing", {
    method: "POST",
    headers: {
      authorization: `Bearer ${owner.token}`,
      prefer: "handling=strict, max-affected=1, colour=red",
    },
  });
  expect(await lenient.json()).toMatchObject({ code: "PGRST122" });
  expect(await titles()).toEqual(before);
  const enough = await atMost("take_titles", 3);
  expect(enough).toMatchObject({ status: 200, error: null });
  expect(enough.data).toHaveLength(3);
  expect(await titles()).toEqual([]);
  await owner.data.from("notes").insert([
    { title: "a", stars: 1 },
    { title: "b", stars: 4 },
    { title: "c", stars: 5 },
  ]);
});

test("a function without a result answers 204", async () => {
  expect(await owner.data.rpc("star_all")).toMatchObject({ data: null, error: null, status: 204 });
  expect((await server.owner.query("select distinct stars from public.notes")).rows).toEqual([{ stars: 5 }]);
});

test("a call by GET cannot write", async () => {
  await server.owner.query("update public.notes set stars = 2");
  expect(await owner.data.rpc("star_all", {}, { get: true })).toMatchObject({
    status: 405,
    error: { code: "25006" },
  });
  expect((await server.owner.query("select distinct stars from public.notes")).rows).toEqual([{ stars: 2 }]);
});

test("a function that is not there, or not with these arguments, is refused", async () => {
  expect(await owner.data.rpc("nope")).toMatchObject({ status: 404, error: { code: "PGRST202" } });
  expect(await owner.data.rpc("add", { a: 1, c: 2 })).toMatchObject({
    status: 404,
    error: { code: "PGRST202", message: "Could not find the function public.add(a, c) in the schema cache" },
  });
  expect(await owner.data.rpc("add", { b: 1 }, { get: true })).toMatchObject({ error: { code: "PGRST202" } });
  expect(await owner.data.rpc("twice", { a: 1 })).toMatchObject({ status: 300, error: { code: "PGRST203" } });
  expect(await owner.data.rpc("pg_sleep", { seconds: 1 })).toMatchObject({ status: 404 });
});

test("a function that the caller may not execute is refused", async () => {
  expect(await server.data().rpc("locked_away")).toMatchObject({ status: 401, error: { code: "42501" } });
  expect(await owner.data.rpc("locked_away")).toMatchObject({ status: 403, error: { code: "42501" } });
});

test("what it raises reaches the caller", async () => {
  expect(await owner.data.rpc("complain", { words: "no way" })).toMatchObject({
    status: 400,
    error: { code: "P0001", message: "no way", details: "the detail", hint: "the hint" },
  });
});

test("one value cannot be filtered", async () => {
  expect(await owner.data.rpc("add", { a: 1 }).eq("x", 1)).toMatchObject({
    status: 400,
    error: { code: "42703" },
  });
});

test("wrong arguments are refused", async () => {
  expect(await owner.data.rpc("add", { a: "many" })).toMatchObject({ status: 400, error: { code: "22P02" } });
  const list = await server.request("/rpc/add", { method: "POST", body: "[1]" });
  expect(await list.json()).toMatchObject({ code: "PGRST102" });
});

test("a statement that takes too long is cut off, and the connection goes on", async () => {
  const { status, error } = await owner.data.rpc("stall", { seconds: 30 });
  expect({ status, code: error?.code }).toEqual({ status: 400, code: "57014" });
  expect((await owner.data.rpc("add", { a: 1 })).data).toBe(11);
});
