import { expect, test } from "vitest";
import type { Patch } from "../../../contract/patch.ts";
import { applyPatch } from "../../../engine/document/apply-patch.ts";
import type { SiteRecord } from "../../../engine/render/resolve.ts";
import { describeDesign } from "../../../renderer/describe-design.ts";
import { beginSite } from "../../../templates/begin-site.ts";
import { everyTemplate } from "../../../templates/every-template.ts";
import { below } from "../draft/section-change.ts";
import type { FormSchema } from "../form/form-schema.ts";
import { cellText, readCell } from "./cell-text.ts";
import { type Column, columnsOf } from "./columns.ts";
import { readClipboard, writeCsv } from "./csv.ts";
import { pasteCells } from "./paste-cells.ts";
import { type ImportPlan, planImport } from "./plan-import.ts";
import { readNumber } from "./read-number.ts";

type Table = { schema: FormSchema; columns: readonly Column[]; records: readonly SiteRecord[] };

/** Every collection that a site begins with. */
const collections = everyTemplate.flatMap((template) => {
  const { collections: held = {} } = beginSite(template, { name: "Noctua" }, "en-US");
  return Object.entries(held).flatMap(([name, records]): [string, Table][] => {
    const schema = describeDesign(template.slug).collections[name] as FormSchema;
    return records.length > 0
      ? [[`${template.slug} ${name}`, { schema, columns: columnsOf(schema), records }]]
      : [];
  });
});

function tableOf(name: string): Table {
  const found = collections.find(([called]) => called === name)?.[1];
  if (!found) throw new Error(`no collection ${name}`);
  return found;
}

function plan(file: string, table: Table): ImportPlan {
  const planned = planImport(file, table);
  if (typeof planned === "string") throw new Error(planned);
  return planned;
}

const after = ({ records }: Table, { steps }: { steps: ImportPlan["steps"] }) =>
  applyPatch({ records }, below(["records"], steps as Patch)).records;

const hard = [
  "=1+1",
  "'=1",
  "''-x",
  "-",
  "+49 30",
  "@x",
  "\tx",
  'a "b"',
  "a;b,c",
  " x ",
  "ﬁ — ß é 🥐",
  "{name}",
  "0012",
];

test("there are collections to try it with", () => {
  expect(collections.map(([name]) => name)).toContain("fashion products");
  expect(collections.length).toBeGreaterThan(4);
});

test.each(collections)("%s comes back from a file as it went", (_, table) => {
  expect(table.columns.length).toBeGreaterThan(0);
  const file = writeCsv(table.columns, table.records);
  expect(file.startsWith("\uFEFF")).toBe(true);
  const same = { added: 0, changed: 0, same: table.records.length, unread: [], leftOut: [], steps: [] };
  expect(plan(file, table)).toEqual(same);
});

test.each(collections)(
  "%s with words that files are afraid of comes back, and none is a formula",
  (_, table) => {
    const texts = table.columns.filter(({ kind }) => kind === "text");
    const records = hard.map((text, index) => ({
      ...table.records[0],
      id: `record-${index}`,
      ...Object.fromEntries(texts.map(({ name }) => [name, text])),
    }));
    const file = writeCsv(table.columns, records);
    expect(plan(file, { ...table, records })).toMatchObject({ same: hard.length, steps: [] });
    for (const line of file.split("\r\n").slice(1)) expect(line).not.toMatch(/(^|,)"?[=+\-@\t]/);
  },
);

test.each(collections)("what was changed in %s is changed back by the file", (_, table) => {
  const file = writeCsv(table.columns, table.records);
  const text = table.columns.find(({ kind, schema }) => kind === "text" && !schema.pattern) as Column;
  const records = table.records.map((record) => ({ ...record, [text.name]: "x" }));
  const planned = plan(file, { ...table, records });
  expect(planned).toMatchObject({ added: 0, unread: [] });
  expect(after({ ...table, records }, planned)).toEqual(table.records);
});

test.each([
  [",", "12.5"],
  [";", "12,5"],
  ["\t", "12,5"],
])("cells parted by %j are told apart, and a row without an ID is a new record", (delimiter, rating) => {
  const table = tableOf("fashion products");
  const rows = [
    ["name", "Price", "RATING", "in stock", "Colour of the box"],
    ["Coat, long", "1.200", rating, "ja", "red"],
    ["", "", "", "", ""],
    ["Ärmel; kurz", "900", "4,5", "", ""],
  ];
  const quoted = rows.map((row) => row.map((cell) => `"${cell}"`).join(delimiter));
  const planned = plan(["sep=;", ...quoted].slice(delimiter === ";" ? 0 : 1).join("\n"), table);
  expect(planned).toMatchObject({ added: 1, changed: 0, leftOut: ["Colour of the box"] });
  expect(planned.unread).toMatchObject([{ row: 2, column: "RATING", text: rating, reason: "At most 5." }]);
  const last = after(table, planned).at(-1);
  expect(last).toMatchObject({
    id: "aermel-kurz",
    name: "Ärmel; kurz",
    price: 90_000,
    rating: 4.5,
    inStock: false,
  });
  expect(last).not.toHaveProperty("reviews");
});

test("without IDs rows are the records that are called the same; the same one twice is said", () => {
  const table = tableOf("fashion products");
  const [first] = table.records as unknown as { name: string }[];
  const planned = plan(`Name,Price\n${first?.name.toUpperCase()},4100\n${first?.name},4200`, table);
  expect(planned).toMatchObject({ added: 0, changed: 1 });
  expect(planned.unread).toEqual([{ row: 3, reason: "It is the same as row 2." }]);
  expect(after(table, planned)[0]).toEqual({
    ...table.records[0],
    name: first?.name.toUpperCase(),
    price: 410_000,
  });
});

test.each([
  ["", "There are no rows in it."],
  ["Name,Price\n,\n", "There are no rows in it."],
  ["What,Ever\n1,2", /^None of its columns/],
  [`Name\n${"x\n".repeat(2_100)}`, /^More than 2,000/],
])("a file that says nothing is refused with the reason", (file, reason) => {
  expect(planImport(file, tableOf("fashion products"))).toMatch(reason);
});

test("a quotation mark that is not closed and a cell too many are said, and the rest is read", () => {
  const table = tableOf("fashion products");
  const planned = plan('Name,Price\nCoat,12,13\nScarf,20\n"Hat,14\nGlove,15\n', table);
  expect(planned.added).toBe(1);
  expect(planned.unread.map(({ row }) => row)).toEqual([2, 4]);
});

test("very many changes are one step, which makes the same records", () => {
  const table = tableOf("fashion products");
  const rows = Array.from({ length: 1_500 }, (_, index) => `Piece ${index},${index + 1}`);
  const planned = plan(`Name,Price\n${rows.join("\n")}`, table);
  expect(planned.steps).toHaveLength(1);
  expect(new Set(after(table, planned).map(({ id }) => id)).size).toBe(table.records.length + 1_500);
});

test.each([
  [
    "a\tb\r\nc\td\r\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    '"one\ntwo"\t"say ""hi"""\n3\t4',
    [
      ["one\ntwo", 'say "hi"'],
      ["3", "4"],
    ],
  ],
  [
    '"Hi" he said\tb\nc\td',
    [
      ['"Hi" he said', "b"],
      ["c", "d"],
    ],
  ],
  ["alone", [["alone"]]],
  ["a\t\t\n", [["a", "", ""]]],
])("the clipboard %j holds these cells", (text, cells) => {
  expect(readClipboard(text)).toEqual(cells);
});

test("pasted cells fill right and down and make rows; what does not fit is given back and changes nothing", () => {
  const table = tableOf("fashion products");
  const at = {
    row: table.records.length - 1,
    column: table.columns.findIndex(({ name }) => name === "name"),
  };
  const pasted = pasteCells(
    [
      ["Coat\nlong", "100"],
      ["Scarf", "dear"],
    ],
    at,
    table,
  );
  const records = after(table, pasted);
  expect(records.at(-2)).toEqual({ ...table.records.at(-1), name: "Coat long", price: 10_000 });
  expect(records.at(-1)).toMatchObject({ id: "scarf", name: "Scarf" });
  expect(pasted).toMatchObject({ cells: 4, added: 1, wrong: [{ id: "scarf", name: "price", text: "dear" }] });
  expect(records.slice(0, -2)).toEqual(table.records.slice(0, -1));
});

const anyNumber: FormSchema = { type: "number" };
const whole: FormSchema = { type: "integer", minimum: 0, maximum: 9_999_999 };
test.each([
  [anyNumber, "12,5", 12.5],
  [anyNumber, "12.5", 12.5],
  [anyNumber, "1.234,50", 1234.5],
  [anyNumber, "1,234.50 €", 1234.5],
  [anyNumber, "1’234’567.5", 1234567.5],
  [anyNumber, "1 234,5", 1234.5],
  [anyNumber, "−3", -3],
  [anyNumber, "1.234.567", 1234567],
  [whole, "1,234", 1234],
  [whole, "1.234", 1234],
  [whole, "$ 12", 12],
  [anyNumber, "1e3", 1000],
])("%j reads %s as %d", (schema, text, value) => {
  expect(readNumber(schema, text)).toEqual({ value });
});

test.each([
  [anyNumber, "1,234", "Is it 1234 or 1.234? Write it like that."],
  [anyNumber, "12a", "This is no number."],
  [anyNumber, "1.2.3", "This is no number."],
  [anyNumber, "1,2,3.4", "This is no number."],
  [whole, "12,5", "A whole number, without a fraction."],
  [whole, "-1", "At least 0."],
  [whole, "99999999", "At most 9999999."],
])("%j does not guess at %s", (schema, text, fault) => {
  expect(readNumber(schema, text)).toEqual({ fault });
});

test("every value of every collection reads as it is written in a cell", () => {
  for (const [, { columns, records }] of collections)
    for (const record of records as unknown as readonly Record<string, unknown>[])
      for (const column of columns)
        expect(readCell(column, cellText(column, record[column.name]))).toEqual({
          value: record[column.name],
        });
});

test.each([
  ["16.50", 1_650],
  ["16,5", 1_650],
  ["1650", 165_000],
  ["1.650", 165_000],
  ["€ 1,650.00", 165_000],
])("a price of %s is kept in hundredths", (text, value) => {
  expect(readNumber({ type: "integer", minimum: 0, decimals: 2 }, text)).toEqual({ value });
});

test("a price has no more digits behind the point than are kept", () => {
  const price = { type: "integer", minimum: 0, maximum: 10_000, decimals: 2 };
  expect(readNumber(price, "16.5051")).toEqual({ fault: "At most 2 digits behind the point." });
  expect(readNumber(price, "101")).toEqual({ fault: "At most 100." });
});
