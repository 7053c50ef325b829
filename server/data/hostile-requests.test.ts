import { afterAll, beforeAll, expect, test } from "vitest";
import { createRandom, hostileTexts, type Random, randomJson, randomText } from "../testing/random-input.ts";
import { createDataServer, type DataServer, type TestUser } from "./testing/create-data-server.ts";

let server: DataServer;
let owner: TestUser;

beforeAll(async () => {
  server = await createDataServer({ onFinished: afterAll });
  owner = await server.signUp();
  await owner.data.from("notes").insert([{ title: "a" }, { title: "b", done: true }]);
});

const words = [
  ...'id,title,stars,done,tags,data,owner,"due.on",notes,labels,secrets,add,words,nope,select,or,and,not,in,is,eq'.split(
    ",",
  ),
  ..."cs.{a} not.cd.{1,2} ov.{ match.(a imatch.^A like(any).{a,b} eq(all).{1} fts(english).a&b wfts.x adj.[1,2) isdistinct.1 data->k data->>0".split(
    " ",
  ),
  ..."eq.1 in.(1,2) is.null not.is.true like.*a* or(a.eq.1) and(id.gt.0,stars.lt.9) gt.x neq. (id.eq.1) * a:title".split(
    " ",
  ),
  ...hostileTexts,
];

/** Requests that mean something; many random ones begin as one of these. `#` makes values unlike each other. */
const meant: [string, string, string?][] = [
  ["GET", "/notes?select=id,title&id=gt.0&order=id.desc&limit=1"],
  ["GET", "/notes?or=(id.eq.1,stars.gt.1)&done=not.is.null&offset=1"],
  ["HEAD", "/notes?title=eq.a"],
  ["GET", "/notes?tags=cs.{a}&data->>k=eq.1&or=(tags.ov.{a,b},title.like(any).{a*,b})"],
  ["GET", "/notes?body=fts(english).a&title=match.^a"],
  ["GET", "/secrets"],
  ["GET", "/nope"],
  ["POST", "/notes?select=name:title", '{"title":"t #"}'],
  ["POST", "/notes?columns=title,stars", '[{"title":"u #"},{"title":"v #","stars":1}]'],
  ["POST", "/notes?on_conflict=title", '{"title":"a","stars":4}'],
  ["POST", "/labels", '{"code":"c #","note_id":1}'],
  ["PATCH", "/notes?id=eq.1", '{"stars":2}'],
  ["DELETE", "/notes?title=like.u*"],
  ["PUT", "/notes", "{}"],
  ["GET", "/rpc/add?a=1"],
  ["POST", "/rpc/starred?select=title&order=stars", '{"least_stars":1}'],
  ["POST", "/rpc/star_all", "{}"],
];
const preferences =
  "return=representation,return=minimal,return=headers-only,count=exact,resolution=merge-duplicates,resolution=ignore-duplicates,missing=default,handling=strict,max-affected=0,x=y=z,".split(
    ",",
  );

function randomRequest(random: Random, turn: number): [string, RequestInit] {
  const encode = random.next() < 0.7 ? encodeURIComponent : encodeURI;
  const text = () => encode(randomText(random, words).toWellFormed());
  let [method, path, body = ""] = random.pick(meant);
  body = body.replaceAll("#", String(turn));
  if (random.next() < 0.3) path = random.pick(["/notes", "/labels", "/profiles", "/rpc/words", `/${text()}`]);
  if (random.next() < 0.3)
    body = random.pick([JSON.stringify(randomJson(random, words)), randomText(random, words)]);
  if (random.next() < 0.3) method = random.pick(["GET", "POST", "PATCH", "DELETE", "OPTIONS"]);
  if (random.next() < 0.5) {
    const names = [
      "select",
      "order",
      "limit",
      "offset",
      "columns",
      "on_conflict",
      "or",
      "and",
      "id",
      "title",
      "a",
    ];
    const query = random.many(2, () => `${random.pick([...names, text()])}=${text()}`);
    path += `${path.includes("?") ? "&" : "?"}${query.join("&")}`;
  }
  const headers: Record<string, string> = { "content-type": "application/json" };
  const maybe = (chance: number, name: string, values: () => string) => {
    if (random.next() < chance) headers[name] = values();
  };
  maybe(0.9, "authorization", () => `Bearer ${random.next() < 0.95 ? owner.token : text()}`);
  maybe(0.5, "prefer", () => random.many(4, () => random.pick(preferences)).join(","));
  maybe(0.2, "accept", () =>
    random.pick(["application/vnd.pgrst.object+json", "text/csv", "*/*;q=0.1", ";;"]),
  );
  maybe(0.1, "range", () => random.pick(["0-1", "5-2", "x-y", "0-", "999999999999-"]));
  maybe(0.05, "accept-profile", () => random.pick(["public", "auth", "pg_catalog"]));
  maybe(0.05, "content-type", () => random.pick(["text/plain", "application/json; charset=utf-8", ";"]));
  const sendsBody = method !== "GET" && method !== "HEAD";
  return [path, { method, headers, ...(sendsBody ? { body: body.toWellFormed() } : {}) }];
}

test("2,000 random requests are all answered, none with a server error", { timeout: 120_000 }, async () => {
  const random = createRandom(20261120);
  const statuses = new Map<number, number>();
  const failures: unknown[] = [];
  for (let turn = 0; turn < 2_000; turn += 8) {
    const requests = Array.from({ length: 8 }, (_, index) => randomRequest(random, turn + index));
    await Promise.all(
      requests.map(async ([path, init]) => {
        const response = await server.request(path, init);
        const answer = await response.text();
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        if (response.status >= 500) failures.push({ path, init, status: response.status, answer });
      }),
    );
  }
  expect(failures).toEqual([]);
  // The requests reach deep enough to say something: each kind of answer is among them.
  const seldom = [200, 201, 204, 206, 400, 401, 403, 404, 405, 406, 409, 416].filter(
    (status) => (statuses.get(status) ?? 0) < 5,
  );
  expect({ seldom, statuses: [...statuses] }).toMatchObject({ seldom: [] });
  expect((await server.request("/rpc/add?a=1&b=1")).status).toBe(200);
});

const injections = [
  "'; drop table public.notes; --",
  "' or '1'='1",
  '" or 1=1 --',
  '"; drop table public.notes; --',
  "1); delete from public.notes; --",
  "$$; drop table public.notes; $$",
  "\\'; drop table public.notes; --",
  "title\0; drop table public.notes; --",
  "(select encrypted_password from auth.users)",
  "pg_sleep(3)",
  "*/ union select * from auth.users --",
];

test("SQL in any query parameter is data or is refused", async () => {
  const before = await server.owner.query("select * from public.notes order by id");
  const places = [
    (sql: string) => `/notes?select=${sql}`,
    (sql: string) => `/notes?select=${sql}:title`,
    (sql: string) => `/notes?select="${sql}"`,
    (sql: string) => `/notes?order=${sql}`,
    (sql: string) => `/notes?order=title.${sql}`,
    (sql: string) => `/notes?limit=${sql}`,
    (sql: string) => `/notes?offset=${sql}`,
    (sql: string) => `/notes?title=eq.${sql}`,
    (sql: string) => `/notes?title=${sql}`,
    (sql: string) => `/notes?title=like.${sql}`,
    (sql: string) => `/notes?title=in.(${sql})`,
    (sql: string) => `/notes?title=in.("${sql}")`,
    (sql: string) => `/notes?title=is.${sql}`,
    (sql: string) => `/notes?${sql}=eq.1`,
    (sql: string) => `/notes?or=(title.eq.${sql})`,
    (sql: string) => `/notes?tags=cs.${sql}`,
    (sql: string) => `/notes?tags=cs.{${sql}}`,
    (sql: string) => `/notes?title=eq(any).{"${sql}"}`,
    (sql: string) => `/notes?title=like(all).{${sql}}`,
    (sql: string) => `/notes?title=match.^${sql}$`,
    (sql: string) => `/notes?title=fts(${sql}).a`,
    (sql: string) => `/notes?title=fts.${sql}`,
    (sql: string) => `/notes?title=(${sql}).a`,
    (sql: string) => `/notes?data->>${sql}=eq.1`,
    (sql: string) => `/notes?data->"${sql}"=eq.1`,
    (sql: string) => `/notes?or=(data->>"${sql}".eq.1)`,
    (sql: string) => `/notes?or=(${sql})`,
    (sql: string) => `/${sql}`,
    (sql: string) => `/rpc/${sql}`,
    (sql: string) => `/rpc/words?list=${sql}`,
    (sql: string) => `/rpc/add?a=${sql}`,
    (sql: string) => `/rpc/add?${sql}=1`,
  ];
  for (const place of places) {
    for (const sql of injections) {
      const path = place(encodeURIComponent(sql));
      const started = performance.now();
      const response = await server.request(path, { headers: { authorization: `Bearer ${owner.token}` } });
      const body = await response.text();
      expect({ path, ok: response.status < 500 }).toEqual({ path, ok: true });
      if (response.status === 200 && path.startsWith("/notes"))
        expect({ path, body }).toEqual({ path, body: "[]" });
      expect(performance.now() - started).toBeLessThan(2_500);
    }
  }
  for (const sql of injections) {
    for (const path of [
      `/notes?columns=${encodeURIComponent(sql)}`,
      `/notes?on_conflict=${encodeURIComponent(sql)}`,
    ]) {
      const response = await server.request(path, {
        method: "POST",
        headers: { authorization: `Bearer ${owner.token}`, prefer: "resolution=merge-duplicates" },
        body: '[{"title": "injected"}]',
      });
      expect({ path, status: response.status }).toEqual({ path, status: 400 });
    }
    const row: object = { [sql]: 1 };
    const asKey = await owner.data.from("notes").insert(row);
    expect(asKey.status).toBe(400);
  }
  const after = await server.owner.query("select * from public.notes order by id");
  expect(after.rows).toEqual(before.rows);
});

test("SQL in a stored value comes back as it went in", async () => {
  for (const sql of injections.filter((text) => !text.includes("\0"))) {
    const { data, error } = await owner.data
      .from("notes")
      .insert({ title: "stored", body: sql })
      .select("body")
      .single();
    expect({ data, error }).toEqual({ data: { body: sql }, error: null });
    expect((await owner.data.from("notes").select("body").eq("body", sql)).data).toEqual([{ body: sql }]);
    expect((await owner.data.from("notes").delete().eq("body", sql)).error).toBeNull();
  }
});
