import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDataServer, type DataServer } from "./testing/create-data-server.ts";

let server: DataServer;

beforeAll(async () => {
  server = await createDataServer({ onFinished: afterAll });
  await server.owner.query(await readFile(new URL("testing/users.sql", import.meta.url), "utf8"));
});

const select = () => server.data().from("users").select("username").order("username");
type Filters = ReturnType<typeof select>;

/** Every filter of the official client, by its method, with whom it leaves. */
const filters: [string, (users: Filters) => Filters, string][] = [
  ["eq", (users) => users.eq("username", "supabot"), "supabot"],
  ["neq", (users) => users.neq("username", "supabot"), "awailas dragarcia kiwicopple"],
  ["gt", (users) => users.gt("age", 25), "supabot"],
  ["gte", (users) => users.gte("age", 25), "kiwicopple supabot"],
  ["lt", (users) => users.lt("seen_at", "2026-02-01"), "supabot"],
  ["lte", (users) => users.lte("age", 20), "dragarcia"],
  ["like", (users) => users.like("username", "%supa%"), "supabot"],
  ["likeAllOf", (users) => users.likeAllOf("username", ["%supa%", "%bot%"]), "supabot"],
  ["likeAnyOf", (users) => users.likeAnyOf("username", ["%supa%", "%kiwi%"]), "kiwicopple supabot"],
  ["ilike", (users) => users.ilike("username", "%SUPA%"), "supabot"],
  ["ilikeAllOf", (users) => users.ilikeAllOf("username", ["%SUPA%", "%bOt%"]), "supabot"],
  ["ilikeAnyOf", (users) => users.ilikeAnyOf("username", ["%SUPA%", "%KIWI%"]), "kiwicopple supabot"],
  ["regexMatch", (users) => users.regexMatch("username", "^supa.{3}$"), "supabot"],
  ["regexIMatch", (users) => users.regexIMatch("username", "^SUPA|aS$"), "awailas supabot"],
  ["is null", (users) => users.is("data", null), "awailas"],
  ["is true", (users) => users.is("active", true), "dragarcia supabot"],
  ["isDistinct", (users) => users.isDistinct("age", 30), "awailas dragarcia kiwicopple"],
  ["in", (users) => users.in("status", ["OFFLINE"]), "kiwicopple"],
  [
    "in, with reserved characters",
    (users) => users.in("biography", ["It ran (fast), {braced}"]),
    "dragarcia",
  ],
  ["notIn", (users) => users.notIn("username", ["supabot", "awailas"]), "dragarcia kiwicopple"],
  ["contains, of an array", (users) => users.contains("tags", ["b"]), "kiwicopple supabot"],
  ["contains, of an object", (users) => users.contains("data", { role: "bot" }), "supabot"],
  ["contains, of a range", (users) => users.contains("age_range", "[26,31)"), "awailas kiwicopple"],
  [
    "containedBy, of an array",
    (users) => users.containedBy("scores", [1, 2, 9]),
    "awailas dragarcia supabot",
  ],
  ["containedBy, of an object", (users) => users.containedBy("data", { role: "dev", a: 1 }), "kiwicopple"],
  ["containedBy, of a range", (users) => users.containedBy("age_range", "[0,31)"), "dragarcia supabot"],
  ["rangeLt", (users) => users.rangeLt("age_range", "[20,25)"), "supabot"],
  ["rangeGt", (users) => users.rangeGt("age_range", "[2,20)"), "awailas dragarcia kiwicopple"],
  ["rangeGte", (users) => users.rangeGte("age_range", "[21,25)"), "awailas kiwicopple"],
  ["rangeLte", (users) => users.rangeLte("age_range", "[0,30)"), "dragarcia supabot"],
  ["rangeAdjacent", (users) => users.rangeAdjacent("age_range", "[2,20)"), "dragarcia supabot"],
  [
    "overlaps, of an array",
    (users) => users.overlaps("tags", ["c", "x,y"].map(quote)),
    "dragarcia kiwicopple",
  ],
  [
    "overlaps, of a range",
    (users) => users.overlaps("shift", "[2026-01-01 11:00, 2026-01-01 13:00)"),
    "kiwicopple supabot",
  ],
  [
    "textSearch",
    (users) => users.textSearch("catchphrase", `'fat' & 'cat'`, { config: "english" }),
    "supabot",
  ],
  [
    "textSearch, plain",
    (users) => users.textSearch("catchphrase", "bat cat", { type: "plain", config: "english" }),
    "kiwicopple",
  ],
  [
    "textSearch, a phrase in a text",
    (users) => users.textSearch("biography", "brown foxes", { type: "phrase", config: "english" }),
    "supabot",
  ],
  [
    "textSearch, as on the web",
    (users) => users.textSearch("biography", "fox -brown", { type: "websearch" }),
    "kiwicopple",
  ],
  ["match", (users) => users.match({ username: "supabot", status: "ONLINE" }), "supabot"],
  ["not", (users) => users.not("status", "eq", "OFFLINE"), "awailas dragarcia supabot"],
  [
    "or",
    (users) => users.or('status.eq.OFFLINE,and(tags.cs.{a,b},age.gte.30),data.cs.{"skills":[],"role":"dev"}'),
    "dragarcia kiwicopple supabot",
  ],
  ["filter", (users) => users.filter("username", "not.in", "(supabot,kiwicopple)"), "awailas dragarcia"],
];

function quote(text: string): string {
  return `"${text}"`;
}

for (const [name, filter, usernames] of filters) {
  test(`the client's ${name} leaves whom it should`, async () => {
    const { data, error } = await filter(select());
    expect(error).toBeNull();
    expect(data?.map((user) => user.username).join(" ")).toBe(usernames);
  });
}

test("what a function gives is filtered as a table is", async () => {
  const { data } = await server.data().rpc("get_users").overlaps("tags", ["a"]).select("username");
  expect(data).toEqual([{ username: "supabot" }]);
  const read = server.data().rpc("get_users", {}, { get: true });
  expect((await read.eq("data->>role", "bot").select("username")).data).toEqual([{ username: "supabot" }]);
});

async function usernames(query: string): Promise<unknown> {
  const response = await server.request(`/users?select=username&order=username&${query}`);
  const body = await response.json();
  return Array.isArray(body) ? body.map((user) => user.username).join(" ") : body;
}

for (const [query, expected] of [
  ["age=eq(any).{20,25}", "dragarcia kiwicopple"],
  ["age=not.eq(any).{20,25}", "supabot"],
  ["age=gt(all).{20,24}", "kiwicopple supabot"],
  ["age=gte(any).{25,90}", "kiwicopple supabot"],
  ["age=lt(any).{21,22}", "dragarcia"],
  ["age=lte(all).{25,30}", "dragarcia kiwicopple"],
  ["username=like(any).{su*,*cia}", "dragarcia supabot"],
  ["username=match(any).{^s,^k}", "kiwicopple supabot"],
  ["username=imatch(all).{^S,T$}", "supabot"],
  ["username=not.match.^s", "awailas dragarcia kiwicopple"],
  ["age=not.isdistinct.25", "kiwicopple"],
  ["tags=not.cs.{b}", "awailas dragarcia"],
  ["tags=cd.{a,b,c}", "awailas kiwicopple supabot"],
  ["catchphrase=not.fts.cat", "awailas dragarcia"],
  ["biography=fts(english).jumping", "kiwicopple"],
  ["biography=plfts(simple).jumping", ""],
  ["data=wfts.bot", "supabot"],
  ["data->>role=eq.dev", "dragarcia kiwicopple"],
  ["data->>role=in.(bot,none)", "supabot"],
  ["data->size->cm=eq.3", "supabot"],
  ["data->skills->>-1=eq.go", "supabot"],
  ['data->skills=cs.["sql"]', "supabot"],
  ["data->skills=is.null", "awailas kiwicopple"],
  ["details->>k=gt.1", "dragarcia kiwicopple"],
  ['data->>"role"=like.d*', "dragarcia kiwicopple"],
  // Braces in groups: their commas and brackets belong to the value.
  ["or=(tags.cs.{a,b},tags.cs.{b,c})", "kiwicopple supabot"],
  ["or=(age.eq(any).{20,30},username.like(all).{*a*,*s})", "awailas dragarcia supabot"],
  ['or=(tags.ov.{"x,y"},tags.ov.{c})', "dragarcia kiwicopple"],
  ['or=(data.cs.{"size":{"cm":3}},username.eq.awailas)', "awailas supabot"],
  ["and=(tags.cs.{b},not.or(tags.cs.{a},tags.cs.{d}))", "kiwicopple"],
  ["not.and=(tags.cs.{b},tags.cs.{c})", "awailas dragarcia supabot"],
  ['or=(shift.ov."[2026-01-01 17:00,2026-01-01 19:00)",age_range.adj."[2,3)")', "dragarcia supabot"],
  ["or=(catchphrase.fts(english).cat,biography.phfts.ran fast)", "dragarcia kiwicopple supabot"],
  ["or=(data->>role.eq.bot,data->skills.cs.[])", "dragarcia supabot"],
  ["or=( age.eq.20 , and(age.eq.30, username.eq.supabot) , age.eq.0)", "dragarcia supabot"],
  ["biography=like.*{braced}*", "dragarcia"],
  ["or=(biography.like.*{braced}*,age.eq.25)", "dragarcia kiwicopple"],
]) {
  test(`${query} leaves ${expected || "nobody"}`, async () => {
    expect(await usernames(query ?? "")).toBe(expected);
  });
}

for (const [query, status, code, details] of [
  ["age=noop.1", 400, "PGRST100", 'unexpected "n" expecting "not" or operator (eq, gt, ...)'],
  ["age=not.noop.1", 400, "PGRST100", 'unexpected "n" expecting operator (eq, gt, ...)'],
  ["age=", 400, "PGRST100", 'unexpected end of input expecting "not" or operator (eq, gt, ...)'],
  ["age=eq", 400, "PGRST100"],
  ["age=eq().1", 400, "PGRST100"],
  ["age=eq(some).{1}", 400, "PGRST100"],
  ["age=neq(any).{1}", 400, "PGRST100"],
  ["tags=cs(any).{a}", 400, "PGRST100"],
  ["age=in(any).(1)", 400, "PGRST100"],
  ["age=is(any).null", 400, "PGRST100"],
  ["age=is.7", 400, "PGRST100", "isVal: (null, not_null, true, false, unknown)"],
  ["biography=fts().fox", 400, "PGRST100"],
  ["biography=fts(a.b).fox", 400, "PGRST100"],
  ["biography=fts(no_such).fox", 400, "42704"],
  ["biography=fts.fox &", 400, "42601"],
  ["age=fts.fox", 404, "42883"],
  ["age=eq(any).20", 400, "22P02"],
  ["age=eq(any).{x}", 400, "22P02"],
  ["username=like(any).{a", 400, "22P02"],
  ["username=like.*\\", 400, "22025"],
  ["username=match.(", 400, "2201B"],
  ["username=match(any).{(}", 400, "2201B"],
  ["tags=cs.a", 400, "22P02"],
  ["data=cs.{a", 400, "22P02"],
  ["age_range=cs.7", 400, "22P02"],
  ["age_range=ov.[9,1)", 400, "22000"],
  ["age=cs.{1}", 404, "42883"],
  ["username=ov.x", 404, "42883"],
  ["age=isdistinct.null", 400, "22P02"],
  ["or=(tags.cs.{a,b)", 400, "PGRST100"],
  ["or=(tags.cs.{a}b)", 400, "PGRST100"],
  ["or=(age.noop.1)", 400, "PGRST100"],
  ["data->>=eq.1", 400, "PGRST100"],
  ["data->a.b=eq.1", 400, "PGRST108"],
  ["data->a=eq.{", 400, "22P02"],
  ["tags=cs.{%00}", 400, "22021"],
  ["biography=fts(%00).a", 400, "PGRST100"],
] as const) {
  test(`${query} is refused with ${code}`, async () => {
    const response = await server.request(`/users?${query.replaceAll("&", "%26")}`);
    const body = (await response.json()) as Record<string, unknown>;
    expect({ status: response.status, code: body.code }).toEqual({ status, code });
    expect(Object.keys(body).sort()).toEqual(["code", "details", "hint", "message"]);
    if (details) expect(body.details).toBe(details);
  });
}

test("what cannot be parsed is named with its place, as PostgREST does", async () => {
  expect(await usernames("age=noop.0")).toMatchObject({
    code: "PGRST100",
    message: '"failed to parse filter (noop.0)" (line 1, column 1)',
  });
  expect(await usernames("or=(age.noop.0)")).toMatchObject({
    message: '"failed to parse logic tree ((age.noop.0))" (line 1, column 6)',
  });
});
