import { expect, test, vi } from "vitest";
import { createRandom, hostileTexts, type Random, randomJson } from "../testing/random-input.ts";
import { BodyError } from "./body-error.ts";
import { readItems } from "./read-json.ts";
import { splitJson } from "./split-json.ts";

/** All items of a text, read as bodies are, or the status with which it is refused. */
async function readAll(text: string): Promise<unknown> {
  try {
    const split = splitJson(text);
    const items: unknown[] = [];
    for await (const some of readItems(text, split)) items.push(...some);
    return split.isList ? items : items[0];
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    return error.status;
  }
}

function parseWhole(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return 400;
  }
}

/** A JSON text, in one of three with something in it that may not be there. */
function randomText(random: Random): string {
  const value = random.next() < 0.7 ? random.many(4, () => randomJson(random, hostileTexts)) : {};
  const text = JSON.stringify(value, null, random.pick([0, 1]));
  if (random.next() < 0.6) return text;
  const at = Math.floor(random.next() * (text.length + 1));
  return (
    text.slice(0, at) + random.pick([...'[]{},:"\\ 1', "", "null"]) + text.slice(at + random.pick([0, 1]))
  );
}

test("one thing may hold more where whoever reads it says so", () => {
  const text = JSON.stringify(
    Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`k${index}`, 1])),
  );
  expect(() => splitJson(text)).toThrow(BodyError);
  const most = { keys: 6_000, strings: 12_000, brackets: 10, commas: 10_000 };
  expect(splitJson(text, most).pieces).toHaveLength(1);
});

test("what lies deeper than anything does is refused before it is read", async () => {
  const nested = (depth: number) => `{"a":${"[".repeat(depth)}${"]".repeat(depth)}}`;
  expect(await readAll(nested(400))).toEqual(JSON.parse(nested(400)));
  expect(await readAll(nested(600))).toBe(400);
});

test("a text read in pieces is what it is read at once, and refused where it is refused", async () => {
  const random = createRandom(20261123);
  const texts = Array.from({ length: 4_000 }, () => randomText(random));
  texts.push(
    "[]",
    " [ ] ",
    "[1,]",
    "[,]",
    "[,1]",
    "[1}",
    "[{]",
    "[1]]",
    "[1] 2",
    "[1",
    "1,2",
    "{}{}",
    "]",
    "",
    " ",
  );
  let refused = 0;
  for (const text of texts) {
    const whole = parseWhole(text);
    if (whole === 400) refused += 1;
    expect([text, await readAll(text)]).toEqual([text, whole]);
  }
  expect(refused).toBeGreaterThan(300);
});

test("a long list is made in pieces of a few thousand values, and nothing is lost between them", async () => {
  const rows = Array.from({ length: 9_000 }, (_, id) => ({
    id,
    title: `row, [${id}]: "quoted"`,
    done: true,
  }));
  const parse = vi.spyOn(JSON, "parse");
  const text = JSON.stringify(rows);
  const read = await readAll(text);
  const made = parse.mock.results.map(({ value }) => (value as object[]).length);
  parse.mockRestore();
  expect(read).toEqual(rows);
  expect(made.length).toBeGreaterThan(10);
  expect(Math.max(...made)).toBeLessThanOrEqual(750);
  const spoiled = `${text.slice(0, -1)},]`;
  expect(await readAll(spoiled)).toBe(400);
});

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
/** What is nested too deep is malformed, all else too large. */
const tooMuch: [what: string, text: string, status?: number][] = [
  ["130,000 keys in one object", `{${numbers(130_000).map((at) => `"${at}":1`)}}`],
  ["130,000 keys in 130,000 objects", `[${numbers(99_000).map((at) => `{"${at}":1}`)}]`],
  ["many empty objects", `[${"{},".repeat(60_000)}{}]`],
  ["lists in lists", "[".repeat(500_000), 400],
  ["objects in objects", '{"a":'.repeat(170_000), 400],
  ["many texts", `["${numbers(120_000).join('","')}"]`],
  ["many numbers", `{"a":[${"1,".repeat(400_000)}1]}`],
  ["nothing but commas", `[${",".repeat(1_000_000)}]`],
  ["nothing but colons", ":".repeat(1_000_000)],
];

test.for(tooMuch)("%s are refused before anything is made of them", async ([, text, status = 413]) => {
  const parse = vi.spyOn(JSON, "parse");
  const answer = await readAll(text);
  const made = parse.mock.calls.length;
  parse.mockRestore();
  expect([answer, made]).toEqual([status, 0]);
});

test("what is long and simple may be sent", async () => {
  const megabyte = 1_000_000;
  for (const value of ["x".repeat(megabyte), "\u00e9,:{[".repeat(200_000), `\\"`.repeat(200_000), 1e300]) {
    expect(await readAll(JSON.stringify({ value }))).toEqual({ value });
  }
});
