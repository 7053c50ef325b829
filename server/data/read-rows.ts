import type { Context } from "hono";
import { BodyError, readText } from "../http/read-json.ts";
import { RequestError } from "./request-error.ts";

/** The objects of a body. */
export type Rows = {
  /** All of them as the text of one JSON array, as they were sent: numbers keep every digit. */
  json: string;
  count: number;
  /** The keys of the first object; of all of them when they are `uniform`. */
  keys: string[];
  uniform: boolean;
};

const largestBody = 1024 * 1024;

/** Objects and lists in a body: of many tiny ones 1 MB would take longer to read than other requests may wait. */
const mostBrackets = 50_000;

/** No table of PostgreSQL has more. */
const mostColumns = 1600;

/** Reads the body of an insert or update: a JSON object or an array of them. Throws `RequestError` PGRST102. */
export async function readRows(context: Context): Promise<Rows> {
  const { text, value } = await readBody(context);
  const isList = Array.isArray(value);
  const items: unknown[] = isList ? value : [value];
  const [first = {}] = items;
  const keys = isObject(first) ? Object.keys(first) : [];
  if (keys.length > mostColumns) throw new RequestError(400, "PGRST102", "An object has too many keys");
  const known = new Set(keys);
  let uniform = true;
  for (const item of items) {
    if (!isObject(item)) {
      throw new RequestError(400, "PGRST102", "The body must be a JSON object or an array of JSON objects");
    }
    uniform &&= hasExactly(known, item);
  }
  return { json: isList ? text : `[${text}]`, count: items.length, keys, uniform };
}

/** Reads the body of a call: a JSON object, or nothing for no arguments. Throws `RequestError` PGRST102. */
export async function readArguments(context: Context): Promise<{ json: string; names: string[] }> {
  const { text, value } = await readBody(context, "{}");
  if (!isObject(value)) throw new RequestError(400, "PGRST102", "The arguments must be one JSON object");
  return { json: text, names: Object.keys(value) };
}

async function readBody(context: Context, empty?: string): Promise<{ text: string; value: unknown }> {
  const type = context.req.header("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type && !type.startsWith("application/json") && !type.startsWith("application/vnd.pgrst.")) {
    throw new RequestError(400, "PGRST102", `Content-Type not acceptable: ${type}`);
  }
  try {
    const text = (await readText(context, largestBody)) || (empty ?? "");
    if (countBrackets(text) > mostBrackets) {
      throw new RequestError(413, "PGRST102", "The body holds too many values", {
        hint: "Send it in parts.",
      });
    }
    return { text, value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof BodyError) throw new RequestError(error.status, "PGRST102", error.message);
    if (error instanceof SyntaxError) throw new RequestError(400, "PGRST102", "Empty or invalid json");
    throw error;
  }
}

function countBrackets(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x7b || code === 0x5b) count += 1;
  }
  return count;
}

/** Counts instead of listing: a body can hold tens of thousands of objects. */
function hasExactly(keys: ReadonlySet<string>, item: object): boolean {
  let count = 0;
  for (const key in item) {
    if (!keys.has(key)) return false;
    count += 1;
  }
  return count === keys.size;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
