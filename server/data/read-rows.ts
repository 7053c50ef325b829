import type { Context } from "hono";
import { BodyError } from "../http/body-error.ts";
import { readItems, readText } from "../http/read-json.ts";
import { splitJson } from "../http/split-json.ts";
import type { Caller } from "./caller/identify-caller.ts";
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

/** Bytes that a body may have. Whoever has no session has little to say, and nothing that could be taken away. */
const largestBody = { anon: 64 * 1024, authenticated: 1024 * 1024, service_role: 1024 * 1024 };

/** No table of PostgreSQL has more. */
const mostColumns = 1600;

/**
 * Reads the body of an insert or update: a JSON object or an array of them. Throws `RequestError` PGRST102: 413 for more
 * bytes than `caller` may send, or more values than can be read beside other requests.
 */
export function readRows(context: Context, caller: Caller): Promise<Rows> {
  return refusingBodies(async () => {
    const text = await readBody(context, caller);
    const split = splitJson(text);
    let known: ReadonlySet<string> | undefined;
    let keys: string[] = [];
    let count = 0;
    let uniform = true;
    for await (const items of readItems(text, split)) {
      for (const item of items) {
        if (!isObject(item)) {
          const message = "The body must be a JSON object or an array of JSON objects";
          throw new RequestError(400, "PGRST102", message);
        }
        if (!known) {
          keys = Object.keys(item);
          known = new Set(keys);
        }
        uniform &&= hasExactly(known, item);
      }
      if (keys.length > mostColumns) throw new RequestError(400, "PGRST102", "An object has too many keys");
      count += items.length;
    }
    return { json: split.isList ? text : `[${text}]`, count, keys, uniform };
  });
}

/**
 * Reads the body of a call: a JSON object, or nothing for no arguments. Throws `RequestError` PGRST102 as `readRows`
 * does.
 */
export function readArguments(context: Context, caller: Caller): Promise<{ json: string; names: string[] }> {
  return refusingBodies(async () => {
    const text = (await readBody(context, caller)) || "{}";
    const split = splitJson(text);
    const message = "The arguments must be one JSON object";
    if (split.isList) throw new RequestError(400, "PGRST102", message);
    for await (const [value] of readItems(text, split)) {
      if (!isObject(value)) throw new RequestError(400, "PGRST102", message);
      return { json: text, names: Object.keys(value) };
    }
    throw new RequestError(400, "PGRST102", message);
  });
}

function readBody(context: Context, { role }: Caller): Promise<string> {
  const type = context.req.header("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type && !type.startsWith("application/json") && !type.startsWith("application/vnd.pgrst.")) {
    throw new RequestError(400, "PGRST102", `Content-Type not acceptable: ${type}`);
  }
  return readText(context, largestBody[role]);
}

async function refusingBodies<Body>(read: () => Promise<Body>): Promise<Body> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    const { status } = error;
    if (status === 400) throw new RequestError(400, "PGRST102", "Empty or invalid json");
    throw new RequestError(status, "PGRST102", error.message, {
      hint: status === 413 ? "Send it in parts." : null,
    });
  }
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
